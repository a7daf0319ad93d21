/** The rules in short: a mark anywhere at the table asks for one, the table shows it. */
import { getContext, setContext } from "svelte";
import * as api from "../net/api";
import { t } from "../words.svelte";

type Show = (rule: string) => void;
const SHOW = Symbol("show a rule");

export const showsRules = (show: Show): void => void setContext(SHOW, show);
export const ruleShower = (): Show => getContext(SHOW);

const kept = new Map<string, Promise<Record<string, string>>>();

/** All rules of a game, loaded once per language. */
export function rulesOf(game: string, lang: string): Promise<Record<string, string>> {
  const key = `${game}/${lang}`;
  const found = kept.get(key) ?? api.rules(game);
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  return found;
}

/** The number of the rule that a line of an explanation names, if it is nothing but that. */
export function ruleOf(line: string): string | null {
  const rule = /[A-Z]-\d+$/.exec(line)?.[0];
  const plain = (text: string): string => text.replace(/\s/g, " "); // whatever keeps its words together
  return rule !== undefined && plain(line) === plain(t("client.rule.title", { rule })) ? rule : null;
}
