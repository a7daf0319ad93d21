/** Which choices wait for a second press. */
import type { Settings } from "../settings.svelte";
import type { ChoiceInfo, Question } from "../wire";

/** Whether a choice leaves nothing to decide, and so makes one ready without one's saying so. (What a choice is about is the answer.) */
export function makesReady(question: Question, choice: ChoiceInfo): boolean {
  return question.secret && choice.final && choice.code !== question.primary && choice.about === null;
}

/** What may be too late to take back; and on a touch screen a piece that one has not read of. */
export function needsConfirmation(
  question: Question | null,
  code: string,
  wanted: Settings["confirm"],
  touching: boolean,
): boolean {
  const choice = question?.choices.find((one) => one.code === code);
  if (question === null || choice === undefined || wanted === "never") return false;
  if (choice.final && (makesReady(question, choice) || wanted === "always" || touching)) return true;
  return touching && choice.about !== null;
}
