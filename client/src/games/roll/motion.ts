import * as kit from "../../kit/motion";
import { FACES, PHASE_PATHS } from "./parts/shapes";

export { forget, remember } from "../../kit/motion";

export const travel = (ms: number): void => kit.travel(ms, flickering);

/** A rolling die shows one face after another. */
function flickering(copy: HTMLElement): () => void {
  const symbol = copy.querySelector(".symbol");
  let at = 0;
  const timer = setInterval(() => symbol?.setAttribute("d", PHASE_PATHS[FACES[at++ % FACES.length] ?? ""] ?? ""), 60);
  return () => clearInterval(timer);
}
