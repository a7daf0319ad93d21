// Pieces keep their identity: whatever carries data-piece is seen to travel from where it lay to where it lies now. What
// flies is a copy in a layer above everything, so no panel cuts it off; the piece itself waits unseen where it belongs.

/** Makes a copy look as if it rolled, until what it returns is called. */
export type Rolling = (copy: HTMLElement) => () => void;

interface Lying {
  box: DOMRect;
  face: string;
}

let shown: unknown = null;
let before: Map<string, Lying> | null = null;
let flying: Animation[] = [];

/** Called by every region before it draws; the first one that sees a new board remembers how things lay. */
export function remember(board: unknown): void {
  if (board === shown) return;
  before = shown === null ? null : new Map([...pieces()].map(([id, at]) => [id, { box: at.box, face: at.face }]));
  shown = board;
}

/** Called by every region after it has drawn; the last one moves the pieces. What had no face and has one now rolls. */
export function travel(ms: number, rolling?: Rolling): void {
  if (before === null) return;
  queueMicrotask(() => {
    const old = before;
    before = null;
    if (old === null || ms === 0 || document.hidden) return;
    land();
    for (const [id, now] of pieces()) {
      const was = old.get(id);
      if (was !== undefined) fly(now.element, was, now, ms, rolling);
    }
  });
}

/** Everything that flies lands at once. */
export function land(): void {
  for (const animation of flying) animation.finish();
  flying = [];
}

/** The board is gone. */
export function forget(): void {
  land();
  shown = null;
  before = null;
}

function pieces(): Map<string, Lying & { element: HTMLElement }> {
  const found = new Map<string, Lying & { element: HTMLElement }>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-piece]")) {
    const box = element.getBoundingClientRect();
    const id = element.dataset["piece"] ?? "";
    const other = found.get(id);
    if (box.width > 0 && (other === undefined || other.box.width < box.width)) {
      found.set(id, { element, box, face: element.dataset["face"] ?? "" });
    }
  }
  return found;
}

function fly(element: HTMLElement, was: Lying, now: Lying, ms: number, rolling?: Rolling): void {
  const rolls = was.face === "" && now.face !== "";
  const x = was.box.left - now.box.left;
  const y = was.box.top - now.box.top;
  if (Math.abs(x) + Math.abs(y) < 4 && !rolls) return;
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-piece");
  copy.classList.add("flying");
  copy.style.left = `${now.box.left}px`;
  copy.style.top = `${now.box.top}px`;
  layer().append(copy);
  element.style.visibility = "hidden";
  const size = was.box.width / now.box.width;
  const frames: Keyframe[] = [
    { transform: `translate(${x}px, ${y}px) scale(${size}) rotate(${rolls ? -540 : 0}deg)` },
    { transform: "none" },
  ];
  const flight = copy.animate(frames, { duration: rolls ? ms * 2 : ms, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" });
  const still = rolls ? rolling?.(copy) : undefined;
  const end = () => {
    still?.();
    copy.remove();
    element.style.visibility = "";
  };
  flight.onfinish = end;
  flight.oncancel = end;
  flying.push(flight);
}

function layer(): HTMLElement {
  let found = document.querySelector<HTMLElement>(".motion-layer");
  if (found === null) {
    found = document.createElement("div");
    found.className = "motion-layer";
    found.setAttribute("aria-hidden", "true");
    document.body.append(found);
    addEventListener("keydown", land);
    addEventListener("pointerdown", land, true);
  }
  return found;
}
