/** What the sixth phase is about: the board of Deal, or the workshop of the Orb. */
import type { Question } from "../../wire";
import type { RollBoard } from "./wire";

/** Questions about the Orb die, in the sixth phase and before. */
export const ORB_QUESTIONS = ["research", "orb_side", "orb_face", "orb_arrow"];
export const DEAL_QUESTIONS = ["deal", "dealer", "deal_die"];

export function aboutOrb(question: Question | null): boolean {
  return question !== null && ORB_QUESTIONS.includes(question.kind);
}

/** Not about pieces of one's own, such as a die to be given. */
export function aboutSixth(question: Question | null): boolean {
  return question === null || [...ORB_QUESTIONS, ...DEAL_QUESTIONS].includes(question.kind);
}

/** How many lines stand over the desk, which has to be lower for them where the window is low. */
export function linesOver(board: RollBoard): number {
  return [board.objectives?.length, board.market, board.workshop].filter(Boolean).length;
}
