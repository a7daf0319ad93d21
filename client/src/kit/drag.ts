import type { Attachment } from "svelte/attachments";

export interface Drag {
  /** a piece that can be carried */
  can: () => boolean;
  start: () => void;
  /** where it was let go: the innermost data-spot there, or null */
  end: (spot: string | null, at: Element) => void;
}

const SLACK = 6; // px a click may wander

/** Carry a piece with mouse or pen. Fingers tap the piece, then the place: dragging would fight with scrolling. */
export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (element) => {
    const down = (first: PointerEvent) => {
      if (first.pointerType === "touch" || first.button !== 0 || !drag.can()) return;
      let copy: HTMLElement | null = null;
      const box = element.getBoundingClientRect();
      const move = (event: PointerEvent) => {
        const x = event.clientX - first.clientX;
        const y = event.clientY - first.clientY;
        if (copy === null && Math.hypot(x, y) < SLACK) return;
        if (copy === null) {
          copy = element.cloneNode(true) as HTMLElement;
          copy.removeAttribute("data-piece");
          copy.classList.add("flying", "carried");
          copy.style.left = `${box.left}px`;
          copy.style.top = `${box.top}px`;
          copy.style.pointerEvents = "none";
          copy.style.zIndex = "60";
          document.body.append(copy);
          element.style.opacity = "0.35";
          drag.start();
        }
        copy.style.transform = `translate(${x}px, ${y}px) scale(1.12)`;
      };
      const up = (event: PointerEvent) => {
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", up);
        removeEventListener("pointercancel", up);
        if (copy === null) return;
        copy.remove();
        element.style.opacity = "";
        // The click that follows a drag means nothing of its own.
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
        const under = document.elementFromPoint(event.clientX, event.clientY);
        const place = under?.closest<HTMLElement>("[data-spot]") ?? null;
        drag.end(event.type === "pointerup" ? (place?.dataset["spot"] ?? null) : null, place ?? element);
      };
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", up);
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("dragstart", (event) => event.preventDefault());
    return () => element.removeEventListener("pointerdown", down);
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
