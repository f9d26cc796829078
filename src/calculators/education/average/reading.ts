import { InputError } from "../../../core/calculator";
import { type CommaRole, type NumberList, readNumberList } from "../../../math/numbers/number-list";
import { type CommonUnits, commonUnits } from "../../../math/statistics/common-units";
import { shortened } from "../../../math/words/phrases";
import type { Inputs } from "./inputs";

const MOST_NUMBERS = 100_000;

/** Numbers as they were read. */
export interface Reading extends CommonUnits {
  readonly commas: CommaRole | null;
  readonly skipped: number;
}

type Style = Pick<Inputs, "decimalMark" | "commaMeans" | "ignoreText">;

/** Reads the numbers of one field. @throws InputError on it */
export function readNumbers(field: "data" | "weights", text: string, style: Style): Reading {
  const list = readNumberList(text, {
    commas:
      style.decimalMark === "comma" ? "decimal" : style.commaMeans === "separator" ? "separator" : style.commaMeans,
    skipWords: style.ignoreText,
    most: MOST_NUMBERS,
  });
  const problem = problemOf(list, field);
  if (problem) throw new InputError(field, problem);
  const units = commonUnits(list.numbers);
  if (!units)
    throw new InputError(
      field,
      "These numbers are too long to be added exactly. Enter fewer of them, or with fewer digits.",
    );
  return { ...units, commas: list.commas, skipped: list.skipped };
}

function problemOf({ numbers, wrong, tooMany }: NumberList, field: "data" | "weights"): string | null {
  if (tooMany) return "Enter at most 100,000 numbers.";
  if (wrong) return `“${shortened(wrong.text)}” is not a number (item ${wrong.place}).`;
  return field === "data" && numbers.length === 0 ? "Enter at least one number." : null;
}
