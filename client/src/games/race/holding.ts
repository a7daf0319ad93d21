import type { Attachment } from "svelte/attachments";

const LONG = 450; // ms
const SLACK = 10; // px a finger may wander

/** A finger that stays asks what this is, instead of choosing it. */
export function holding(ask: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: { x: number; y: number } | null = null;
    let held = false;
    const end = (): void => {
      clearTimeout(timer);
      from = null;
    };
    const down = (event: PointerEvent): void => {
      held = false;
      if (event.pointerType !== "touch") return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        held = true;
        ask();
      }, LONG);
    };
    const move = (event: PointerEvent): void => {
      if (from !== null && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) end();
    };
    const click = (event: MouseEvent): void => {
      if (held) event.stopPropagation();
      held = false;
    };
    const menu = (event: Event): void => {
      if (held || from !== null) event.preventDefault();
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", end);
    element.addEventListener("pointercancel", end);
    element.addEventListener("click", click, { capture: true });
    element.addEventListener("contextmenu", menu);
    return end;
  };
}
