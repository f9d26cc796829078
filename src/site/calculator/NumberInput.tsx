import type { ComponentProps } from "react";
import type { Field } from "../../core/fields";
import { readField } from "../../core/read";
import { writesDecimalComma } from "../preferences/decimal-comma";
import { fetchReader } from "./state";
import { numberText } from "./texts";

interface NumberInputProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "type"> {
  readonly field: Field;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/**
 * A number as text: never rewritten while one types, never changed by scrolling, with the keypad that has what the
 * number may need, and the arrow keys to step it.
 */
export function NumberInput({ field, text, onText, ...rest }: NumberInputProps) {
  return (
    <input
      {...rest}
      type="text"
      // The decimal keypad of phones has no minus and no slash: where they may be needed, the full one.
      inputMode={
        field.type === "exact" || mayBeNegative(field)
          ? "text"
          : field.type === "integer"
            ? "numeric"
            : "decimal"
      }
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      value={text}
      onFocus={() => fetchReader().catch(() => {})}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={(event) => {
        const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
        if (direction === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
        const stepped = step(field, text, event.shiftKey ? direction * 10 : direction);
        if (stepped === null) return;
        event.preventDefault();
        onText(stepped);
      }}
    />
  );
}

function mayBeNegative(field: Field): boolean {
  const limit = field.min ?? field.above;
  return limit === undefined || typeof limit !== "number" || limit < 0;
}

/** The text a step or more away, kept within plain bounds; null where the text is not a number. */
function step(field: Field, text: string, steps: number): string | null {
  const decimalComma = writesDecimalComma();
  const { value: read } = readField(field, text, { decimalComma });
  const value = read === null ? 0 : Number(read);
  if (Number.isNaN(value)) return null;
  const size = field.step ?? usualStep(field, value);
  const decimals = Math.max(0, ...[size, value].map((x) => String(x).split(".")[1]?.length ?? 0));
  const moved = Number((value + steps * size).toFixed(Math.min(decimals, 10)));
  const low = typeof field.min === "number" ? field.min : Number.NEGATIVE_INFINITY;
  const high = typeof field.max === "number" ? field.max : Number.POSITIVE_INFINITY;
  const next = Math.min(high, Math.max(low, moved));
  return numberText(next, decimalComma, Math.abs(next) >= 10_000 ? "thousands" : undefined);
}

/** One for counts, a tenth for rates, and for amounts the second digit: 400,000 moves by 10,000. */
function usualStep(field: Field, value: number): number {
  if (field.type === "percent") return 0.1;
  if (field.type !== "money" || value === 0) return 1;
  return Math.max(1, 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1));
}
