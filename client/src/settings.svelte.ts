/** What this browser's reader prefers, kept in localStorage. */
export type Lang = "en" | "de";

export interface Settings {
  lang: Lang;
  theme: "system" | "dark" | "light";
  speed: "slow" | "normal" | "fast" | "off";
  confirm: "always" | "touch" | "never";
  /** whether single keys press choices */
  keys: boolean;
  sound: boolean;
  notify: boolean;
  name: string;
  guide: "offer" | "done";
  /** which columns beside the board are folded away */
  folded: { left: boolean; right: boolean };
  /** whether the log beside the board is open; null: where there is room */
  log: boolean | null;
}

const STORED = "orrery.settings";
const MOTION = { slow: 360, normal: 220, fast: 120, off: 0 };

export const quiet = matchMedia("(prefers-reduced-motion: reduce)");
export const wantsLight = matchMedia("(prefers-color-scheme: light)");

function initial(): Settings {
  const first: Settings = {
    lang: navigator.language.toLowerCase().startsWith("de") ? "de" : "en",
    theme: "dark",
    speed: "normal",
    confirm: "touch",
    keys: true,
    sound: false,
    notify: false,
    name: "",
    guide: "offer",
    folded: { left: false, right: false },
    log: null,
  };
  try {
    return { ...first, ...JSON.parse(localStorage.getItem(STORED) ?? "{}") };
  } catch {
    return first;
  }
}

export const settings: Settings = $state(initial());

export function keepSettings(): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing forgets the settings; the game goes on.
  }
}

/** Length of a movement in ms; 0: nothing moves. */
export function motion(): number {
  return quiet.matches ? 0 : MOTION[settings.speed];
}

export function applySettings(): void {
  const root = document.documentElement;
  const light = settings.theme === "light" || (settings.theme === "system" && wantsLight.matches);
  root.dataset.theme = light ? "light" : "dark";
  root.dataset.speed = settings.speed;
  root.lang = settings.lang;
}
