/** Which values of options go together, and what else changes when one of them is chosen. */
import type { OptionInfo, ValueInfo } from "../bodies";

export type Chosen = Record<string, string>;

/** Every option with its value: the one that was chosen, if there is such a one, else the usual one. */
export function complete(options: OptionInfo[], given: Chosen): Chosen {
  return Object.fromEntries(
    options.map((option) => {
      const wanted = given[option.key];
      return [option.key, option.values.some((value) => value.value === wanted) ? wanted! : option.default];
    }),
  );
}

/** Whether a value has what it needs of the other options. */
export function fits(value: ValueInfo, chosen: Chosen): boolean {
  return Object.entries(value.needs).every(([other, values]) => values.includes(chosen[other] ?? ""));
}

export function goTogether(options: OptionInfo[], chosen: Chosen): boolean {
  return options.every((option) =>
    option.values.every((value) => value.value !== chosen[option.key] || fits(value, chosen)),
  );
}

/** The options when this value is chosen: of all that go together with it, those that change the least. */
export function settled(options: OptionInfo[], before: Chosen, key: string, value: string): Chosen {
  let sets: Chosen[] = [{}];
  for (const option of options) {
    const values = option.key === key ? [value] : fromHere(option, before[option.key] ?? option.default);
    sets = sets.flatMap((set) => values.map((one) => ({ ...set, [option.key]: one })));
  }
  const changes = (set: Chosen): number => options.filter(({ key: one }) => set[one] !== before[one]).length;
  const possible = sets.filter((set) => goTogether(options, set));
  return possible.sort((a, b) => changes(a) - changes(b))[0] ?? { ...before, [key]: value };
}

/** An option's values: as it is, as usual, then the others. */
function fromHere(option: OptionInfo, now: string): string[] {
  return [...new Set([now, option.default, ...option.values.map((value) => value.value)])];
}

/** What was switched besides this option, in words: `Moon: two`. */
export function switched(options: OptionInfo[], before: Chosen, after: Chosen, key: string): string[] {
  return options
    .filter((option) => option.key !== key && before[option.key] !== after[option.key])
    .map((option) => `${option.name}: ${option.values.find(({ value }) => value === after[option.key])?.name ?? ""}`);
}
