import type { Attachment } from "svelte/attachments";

/**
 * How choices may stand, the best first: how close (`data-close`), how many in a row (`data-columns`), and how many lines
 * a label may have then. From 0, as they like, to 3, as small as can be read; at 4 they take the room of what stands
 * below them as well; at 5 their words may be broken.
 */
const WAYS = [
  [0, 1, Infinity],
  [1, 2, 2],
  [1, 1, Infinity],
  [2, 2, 2],
  [2, 1, Infinity],
  [3, 2, 2],
  [3, 1, Infinity],
  [3, 2, Infinity],
  [4, 1, Infinity],
  [4, 2, Infinity],
  [5, 2, Infinity],
] as const;
const BROKEN = 5;
/** Where nothing helps, they scroll, and can be read well: two in a row, if they stand in so many lines. */
const SCROLLING = [1, 2] as const;

/** Whether a label stands in so many lines, without a word that would have to be broken. */
function stands(label: HTMLElement, most: number): boolean {
  return (
    label.scrollWidth <= label.clientWidth + 1 &&
    label.offsetHeight <= most * LINE * parseFloat(getComputedStyle(label).fontSize)
  );
}
const LINE = 1.3; // em, more than any line has

/** The choices of a question stand as close as they must, so that all of them are seen. */
export function fitted(question: () => unknown): Attachment<HTMLElement> {
  return (list) => {
    question();
    let width = 0;
    const stand = (close: number, columns: number): void => {
      list.dataset["close"] = String(close);
      list.dataset["columns"] = String(columns);
    };
    /** what a choice is called, and what it brings */
    const labels = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(".label, .gain")];
    const scroll = (): void => {
      const [close, lines] = SCROLLING;
      stand(close, 2);
      if (!labels().every((one) => stands(one, lines))) stand(close, 1);
    };
    const fit = (): void => {
      const scrolls = list.parentElement!;
      const found = WAYS.find(([close, columns, lines]) => {
        stand(close, columns);
        if (scrolls.scrollHeight > scrolls.clientHeight + 1) return false;
        return columns === 1 || close === BROKEN || labels().every((one) => stands(one, lines));
      });
      if (found === undefined) scroll();
    };
    const wider = new ResizeObserver(([entry]) => {
      if (entry === undefined || Math.abs(entry.contentRect.width - width) < 1) return;
      width = entry.contentRect.width;
      fit();
    });
    fit();
    wider.observe(list);
    addEventListener("resize", fit);
    return () => {
      wider.disconnect();
      removeEventListener("resize", fit);
    };
  };
}
