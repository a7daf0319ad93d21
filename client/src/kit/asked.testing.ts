/** Questions and choices as unit tests need them. */
import type { ChoiceInfo, Question } from "../wire";

export const choice = (code: string, more: Partial<ChoiceInfo> = {}): ChoiceInfo => ({
  code,
  label: code,
  gain: "",
  about: null,
  final: false,
  times: 1,
  quiet: false,
  ...more,
});

export function asked(codes: string[], more: Partial<Question> = {}): Question {
  const choices = codes.map((code) => choice(code));
  return { id: 1, kind: "test", text: "", choices, primary: null, secret: false, parts: 1, ...more };
}
