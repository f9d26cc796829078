/**
 * How an embedded calculator looks and which of its inputs are fixed, as its address says beside the inputs. No key of an
 * input contains a dot.
 */
import type { Theme } from "../../preferences/theme";

const THEME = "embed.theme";
const ACCENT = "embed.accent";
const LOCK = "embed.lock";

/** Locks all inputs. */
export const LOCK_ALL = "all";

export interface EmbedOptions {
  readonly theme: Theme;
  /** `#rrggbb`; null for the site's own green. */
  readonly accent: string | null;
  /** Keys of the inputs that visitors cannot change; `LOCK_ALL` for all. */
  readonly locked: readonly string[];
}

/** @param search of an address; what is not understood has its default */
export function readOptions(search: string): EmbedOptions {
  const parameters = new URLSearchParams(search);
  const theme = parameters.get(THEME);
  return {
    theme: theme === "light" || theme === "dark" ? theme : "system",
    accent: readColor(parameters.get(ACCENT) ?? ""),
    locked: parameters.get(LOCK)?.split(",").filter(Boolean) ?? [],
  };
}

/** The options as parameters of an address, without those that have their defaults. */
export function writeOptions({ theme, accent, locked }: EmbedOptions): Record<string, string> {
  return {
    ...(theme !== "system" && { [THEME]: theme }),
    ...(accent && { [ACCENT]: accent.slice(1) }),
    ...(locked.length > 0 && { [LOCK]: locked.join() }),
  };
}

/** `#0a7` or `0a7d4f` as `#rrggbb`; null if it is no such color. */
export function readColor(text: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
}
