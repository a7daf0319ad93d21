/** An option whose values are sets, `a+b`: each of their parts is switched by itself. */
import type { OptionInfo } from "../bodies";

const AND = "+";

/** The parts that a value has. */
export function partsOf(option: OptionInfo, value: string): string[] {
  return value === option.default ? [] : value.split(AND);
}

/** The value when this part is switched: of all that have it, or have it not, the one that changes the least. */
export function flipped(option: OptionInfo, now: string, part: string): string {
  const before = partsOf(option, now);
  const wanted = !before.includes(part);
  const changes = (value: string): number => difference(before, partsOf(option, value));
  const possible = option.values.map(({ value }) => value);
  const fitting = possible.filter((value) => partsOf(option, value).includes(part) === wanted);
  return fitting.sort((a, b) => changes(a) - changes(b))[0] ?? now;
}

/** The parts without which this one is in no value. */
export function neededBy(option: OptionInfo, part: string): string[] {
  const having = option.values.map(({ value }) => partsOf(option, value)).filter((parts) => parts.includes(part));
  return option.parts.map(({ key }) => key).filter((key) => key !== part && having.every((all) => all.includes(key)));
}

/** What was switched besides this part, by name. */
export function alsoFlipped(option: OptionInfo, before: string, after: string, part: string): string[] {
  const [had, has] = [partsOf(option, before), partsOf(option, after)];
  return option.parts
    .filter(({ key }) => key !== part && had.includes(key) !== has.includes(key))
    .map(({ name }) => name);
}

function difference(one: string[], other: string[]): number {
  return one.filter((key) => !other.includes(key)).length + other.filter((key) => !one.includes(key)).length;
}
