import { InputError } from "../../../core/calculator";
import { type CommonUnits, commonUnits } from "../../../math/statistics/common-units";
import { type CommaRole, list } from "../../../reading/list";
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
  if (text.trim() === "") {
    if (field === "data") throw new InputError(field, "Enter at least one number.");
    return { units: [], denominator: 1n, commas: null, skipped: 0 };
  }
  const commas = roleOf(style);
  const read = list(text, {
    ...(commas && { commas }),
    several: true,
    skipWords: style.ignoreText,
    most: MOST_NUMBERS,
  });
  if ("refusal" in read) throw new InputError(field, read.refusal);
  const units = commonUnits(read.value);
  if (!units)
    throw new InputError(
      field,
      "These numbers are too long to be added exactly. Enter fewer of them, or with fewer digits.",
    );
  return { ...units, commas: read.commas, skipped: read.skipped };
}

/** The role of commas as set; null if it is found from the text. */
function roleOf({ decimalMark, commaMeans }: Style): CommaRole | null {
  if (decimalMark === "comma") return "decimal";
  return commaMeans === "auto" ? null : commaMeans;
}
