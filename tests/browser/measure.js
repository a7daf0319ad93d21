// What is wrong with a table as it is drawn now, in words. Called with the number of choices that must be seen at once.
(most) => {
  const wrong = [];
  const SLACK = 1.5;
  const SMALLEST = 10;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const phone = document.querySelector(".sheet") !== null;
  // What may be scrolled to: a text that is as long as it is, and on a phone the part of the board.
  const sheet = document.querySelectorAll(".choice").length > most ? ", .sheet .scroll" : "";
  const SCROLLED = `.inspector, .log, .reasons${phone ? `, .page, .explained${sheet}` : ""}`;
  const named = (e) => `<${e.tagName.toLowerCase()} ${e.getAttribute("class") ?? ""}> ${(e.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40)}`;
  const seen = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && e.closest(".hidden-words") === null;
  const within = (a, b) =>
    a.left >= b.left - SLACK && a.top >= b.top - SLACK && a.right <= b.right + SLACK && a.bottom <= b.bottom + SLACK;
  const cut = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const empty = (box) => box.right - box.left < 1 || box.bottom - box.top < 1;

  /** What is left of the screen for something in this element; what scrolls on purpose does not cut. */
  const rooms = [new Map(), new Map()];
  function room(element, scrolls) {
    const kept = rooms[Number(scrolls)];
    if (!kept.has(element)) kept.set(element, measured(element, scrolls));
    return kept.get(element);
  }
  function measured(element, scrolls) {
    let left = screen;
    for (let e = element; e !== null && e !== document.body; e = e.parentElement) {
      const style = getComputedStyle(e);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const box = e.getBoundingClientRect();
      if (e.matches(SCROLLED) && scrolls) return { left: Math.max(left.left, box.left), right: Math.min(left.right, box.right), top: -1e6, bottom: 1e6 };
      left = cut(left, box);
    }
    return left;
  }

  const clipped = (element) => {
    for (let e = element; e !== null && e !== document.body; e = e.parentElement) {
      const style = getComputedStyle(e);
      if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") return true;
    }
    return false;
  };

  // The question and all its choices.
  const ask = document.querySelector("#question");
  const choices = [...document.querySelectorAll(".choice")];
  if (ask === null) return ["no question"];
  const inSight = (e) => within(e.getBoundingClientRect(), room(e.parentElement, false)) && reached(e);
  const reached = (e) => {
    const box = e.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return hit !== null && (e.contains(hit) || hit.contains(e));
  };
  if (!inSight(ask)) wrong.push("sight: the question");
  const unseen = choices.filter((e) => !inSight(e)).length;
  const least = choices.length <= most ? choices.length : Math.min(most, 3);
  if (choices.length - unseen < least) wrong.push(`sight: ${unseen} of ${choices.length} choices`);

  // Texts: large enough, in the window, not cut off, not under something else.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, new CSSStyleSheet()];
  document.adoptedStyleSheets.at(-1).replaceSync("* { pointer-events: auto !important }");
  const walker = document.createTreeWalker(document.querySelector("#app"), NodeFilter.SHOW_TEXT);
  const lines = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (node.data.trim() === "" || !seen(element)) continue;
    const matrix = element instanceof SVGElement ? element.getScreenCTM() : null;
    const size = parseFloat(getComputedStyle(element).fontSize) * (matrix === null ? 1 : Math.abs(matrix.a));
    if (size < SMALLEST - 0.05) wrong.push(`small: ${size.toFixed(1)} px ${named(element)}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      const sight = room(element, false);
      const reach = room(element, true);
      if (!clipped(element) && (!within(box, reach) || empty(cut(box, reach)))) {
        wrong.push(`cut: ${named(element)}`);
        continue;
      }
      const shown = cut(box, sight);
      if (empty(shown)) continue;
      lines.push({ element, box: shown });
    }
  }
  for (const { element, box } of lines) {
    const y = (box.top + box.bottom) / 2;
    const hits = [box.left + 2, (box.left + box.right) / 2, box.right - 2].map((x) => {
      const hit = document.elementFromPoint(x, y);
      return hit === null || hit.contains(element) || element.contains(hit) || related(hit, element) ? null : hit;
    });
    const over = hits.filter((hit) => hit !== null);
    if (over.length > 0 && over.length < hits.length) wrong.push(`under: ${named(element)} under ${named(over[0])}`);
  }
  /** Drawn as one thing: a piece and what is written on it. */
  function related(a, b) {
    const piece = a.closest(".piece, button, .tile, svg");
    return piece !== null && piece.contains(b) && piece.contains(a);
  }
  for (let i = 0; i < lines.length; i++) {
    for (let j = i + 1; j < lines.length; j++) {
      const a = lines[i];
      const b = lines[j];
      const both = cut(a.box, b.box);
      if (both.right - both.left < 3 || both.bottom - both.top < 4) continue;
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      if (!top(a) || !top(b)) continue;
      wrong.push(`overlap: ${named(a.element)} and ${named(b.element)}`);
    }
  }
  /** Seen, not under a panel that lies over it. */
  function top({ element, box }) {
    const y = (box.top + box.bottom) / 2;
    return [box.left + 2, (box.left + box.right) / 2, box.right - 2].some((x) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || related(hit, element) || hit === element.parentElement);
    });
  }

  /** On purpose on the piece, as a badge is. */
  function written(element, piece) {
    for (let e = element; e !== null && e.parentElement !== null; e = e.parentElement)
      if (getComputedStyle(e).position === "absolute") return e.parentElement.contains(piece);
    return false;
  }

  // Pieces: whole; and no text over a piece that it does not belong to.
  for (const piece of document.querySelectorAll("#app .piece, #app [data-piece]")) {
    if (!seen(piece)) continue;
    const box = piece.getBoundingClientRect();
    if (empty(box)) continue;
    if (!within(box, room(piece.parentElement, true))) wrong.push(`cut: ${named(piece)}`);
    const shown = cut(box, room(piece.parentElement, false));
    if (empty(shown)) continue;
    if (piece.querySelector("svg") === null || piece.querySelector(".head, .name") !== null) continue;
    for (const line of lines) {
      if (piece.contains(line.element) || line.element.contains(piece)) continue;
      const both = cut(shown, line.box);
      if (both.right - both.left < 3 || both.bottom - both.top < 3) continue;
      if (line.element.closest(".piece, [data-piece]") !== null || written(line.element, piece) || !top(line)) continue;
      const x = (both.left + both.right) / 2;
      const hit = document.elementFromPoint(x, (both.top + both.bottom) / 2);
      if (hit !== null && (piece.contains(hit) || line.element.contains(hit))) wrong.push(`over: ${named(line.element)} over a piece`);
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  if (document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight)
    wrong.push("out: the page scrolls");
  return [...new Set(wrong)];
}
