/** Light, dark, or the system's setting. The entry script applies the choice before React loads. */
import { readStored, writeStored } from "../platform/storage";

export const THEMES = { system: "System", light: "Light", dark: "Dark" } as const;
export type Theme = keyof typeof THEMES;

const KEY = "site_theme";

export function storedTheme(): Theme {
  const stored = readStored("localStorage", KEY);
  return stored === "light" || stored === "dark" ? stored : "system";
}

export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function chooseTheme(theme: Theme): void {
  writeStored("localStorage", KEY, theme);
  applyTheme(theme);
}
