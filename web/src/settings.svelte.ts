/** What one person prefers on one device. */
import { MediaQuery } from "svelte/reactivity";

export type Language = "en" | "it" | "fr";
export type Theme = "auto" | "light" | "dark";
export type Confirm = "always" | "last" | "never";
export type Motion = "calm" | "table" | "brisk" | "none";
export type Sounds = "off" | "turn" | "all";

export const LANGUAGES: Language[] = ["en", "it", "fr"];
/** What each language calls itself. */
export const NATIVE: Record<Language, string> = { en: "English", it: "Italiano", fr: "Français" };

const KEY = "groma";
const dusk = new MediaQuery("prefers-color-scheme: dark");
const PACES: Record<Motion, number> = { calm: 0.7, table: 1, brisk: 1.8, none: 0 };

interface Stored {
  language: Language;
  theme: Theme;
  confirm: Confirm;
  motion: Motion;
  keys: boolean;
  sounds: Sounds;
  volume: number;
  notices: boolean;
  tips: boolean;
}

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return LANGUAGES.find((language) => wanted.includes(language)) ?? "en";
}

function stored(): Partial<Stored> {
  try {
    const { speed, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored> & { speed?: string };
    // Whoever wanted no motion before it had these names still wants none.
    return speed === "off" ? { motion: "none", ...kept } : kept;
  } catch {
    return {};
  }
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  confirm = $state<Confirm>("last");
  motion = $state<Motion>("table");
  keys = $state(true);
  sounds = $state<Sounds>("all");
  volume = $state(0.5);
  notices = $state(false);
  tips = $state(true);

  constructor() {
    const sounds = matchMedia("(pointer: coarse)").matches ? "off" : "all";
    Object.assign(this, { language: preferredLanguage(), sounds, ...stored() });
  }

  /** How fast things move; not at all where motion is unwelcome. */
  pace(): number {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PACES[this.motion];
  }

  keep(): void {
    const { language, theme, confirm, motion, keys, sounds, volume, notices, tips } = this;
    const kept: Stored = { language, theme, confirm, motion, keys, sounds, volume, notices, tips };
    localStorage.setItem(KEY, JSON.stringify(kept));
  }

  /** Put language and theme on the page; called in an effect, so that it follows the device at dusk. */
  show(): void {
    const theme = this.theme === "auto" ? (dusk.current ? "dark" : "light") : this.theme;
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = this.language;
  }
}

export const settings = new Settings();
