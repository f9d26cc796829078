import { contrast, LEAST_CONTRAST } from "./contrast";
import { readColor } from "./options";

/** Grounds on which the site's green is used as the color of text, or the other way around. */
const GROUNDS = ["--paper", "--sheet", "--green-wash"];

/** The lowest contrast of a color on this page's grounds, in the theme that they are in now. @param color `#rrggbb` */
function accentContrast(color: string): number {
  const style = getComputedStyle(document.documentElement);
  const grounds = GROUNDS.map((name) => readColor(style.getPropertyValue(name)) ?? color);
  return Math.min(...grounds.map((ground) => contrast(color, ground)));
}

/** Replaces the site's green where the color can be read on it, and otherwise restores the green. */
export function applyAccent(color: string): void {
  const { style } = document.documentElement;
  if (accentContrast(color) >= LEAST_CONTRAST) style.setProperty("--green", color);
  else style.removeProperty("--green");
}

/** The same in a theme that may not be the one on screen. */
export function accentContrastIn(theme: "light" | "dark", color: string): number {
  const { dataset } = document.documentElement;
  const shown = dataset.theme;
  // Nothing is painted in between.
  dataset.theme = theme;
  const found = accentContrast(color);
  if (shown === undefined) delete dataset.theme;
  else dataset.theme = shown;
  return found;
}
