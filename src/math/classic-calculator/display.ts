import type { ClassicState } from "./state";

/** Puts a pasted number in the place of the display; other text changes nothing. */
export function paste(state: ClassicState, text: string): ClassicState {
  const trimmed = text.trim();
  const isNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(trimmed);
  const value = Number(trimmed);
  return isNumber && Number.isFinite(value) ? { ...state, display: String(value), startsNew: true } : state;
}

/** The display to twelve digits, without the noise of binary fractions: 0.49999999999999994 → 0.5. Whole numbers have none. */
export function shortDisplay(display: string): string {
  const value = Number(display);
  if (Number.isSafeInteger(value)) return display;
  return display.length > 12 && display.trim() !== "" && Number.isFinite(value)
    ? String(Number(value.toPrecision(12)))
    : display;
}
