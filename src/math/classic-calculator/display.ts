import type { ClassicState } from "./state";

/** Replaces the display by a pasted number; any other text is ignored. */
export function paste(state: ClassicState, text: string): ClassicState {
  const trimmed = text.trim();
  const isNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(trimmed);
  const value = Number(trimmed);
  return isNumber && Number.isFinite(value) ? { ...state, display: String(value), startsNew: true } : state;
}

/**
 * The display rounded to twelve digits, which hides binary noise: 0.49999999999999994 → 0.5. Safe integers are
 * unchanged.
 */
export function shortDisplay(display: string): string {
  const value = Number(display);
  if (Number.isSafeInteger(value)) return display;
  return display.length > 12 && display.trim() !== "" && Number.isFinite(value)
    ? String(Number(value.toPrecision(12)))
    : display;
}
