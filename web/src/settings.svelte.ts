/** What one person prefers on one device. */

export type Language = "en" | "it" | "fr";
export type Theme = "auto" | "light" | "dark";
export type Confirm = "always" | "last" | "never";
export type Speed = "off" | "calm" | "quick";

export const LANGUAGES: Language[] = ["en", "it", "fr"];

const KEY = "groma";

interface Stored {
  language: Language;
  theme: Theme;
  confirm: Confirm;
  speed: Speed;
  keys: boolean;
  sound: boolean;
  notices: boolean;
}

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return LANGUAGES.find((language) => wanted.includes(language)) ?? "en";
}

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
  } catch {
    return {};
  }
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  confirm = $state<Confirm>("last");
  speed = $state<Speed>("calm");
  keys = $state(true);
  sound = $state(false);
  notices = $state(false);

  constructor() {
    Object.assign(this, { language: preferredLanguage(), ...stored() });
  }

  /** Milliseconds for a journey that the design gives as so many; none where motion is unwelcome. */
  duration(milliseconds: number): number {
    if (this.speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
    return this.speed === "quick" ? milliseconds / 2 : milliseconds;
  }

  keep(): void {
    const { language, theme, confirm, speed, keys, sound, notices } = this;
    localStorage.setItem(KEY, JSON.stringify({ language, theme, confirm, speed, keys, sound, notices }));
  }

  /** Put language and theme on the page; called in an effect. */
  show(): void {
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    const theme = this.theme === "auto" ? (dark ? "dark" : "light") : this.theme;
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = this.language;
  }
}

export const settings = new Settings();
