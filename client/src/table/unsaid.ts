import type { ChoiceInfo, Question } from "../wire";

/** Whether a choice leaves nothing to decide, and so makes one ready without one's saying so. (A tile is the answer.) */
export function makesReady(question: Question, choice: ChoiceInfo): boolean {
  return question.secret && choice.final && choice.code !== question.primary && choice.about === null;
}
