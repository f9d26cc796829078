/** Rounds exact values to decimals, significant digits or a multiple. */
import type { Format } from "../../../core/format";
import { shownExact } from "../../../core/shown-exact";
import { exactText, fixedText } from "../../../math/numbers/exact";
import type { Rational } from "../../../math/numbers/rational";
import {
  leadingPlace,
  powerOfTen,
  ROUNDING_MODES,
  type RoundingMode,
  roundToMultiple,
} from "../../../math/numbers/rounding";
import type { Inputs } from "./fields";
import { figureOf, grouped, textInSentence } from "./forms";
import type { Tool } from "./modes";

export interface Rounded {
  readonly text: string;
  readonly value: Rational;
  /** The result by each rounding rule. */
  readonly rules: readonly { readonly rule: string; readonly text: string }[];
}

type Request = Pick<Inputs, "a" | "roundTo" | "decimals" | "multiple">;

export const round: Tool = {
  answer(inputs) {
    const { value, text } = rounded(inputs, inputs.roundingMode);
    const rules = Object.entries(ROUNDING_MODES).map(([mode, rule]) => ({
      rule,
      text: rounded(inputs, mode as RoundingMode).text,
    }));
    return { result: value, rounded: { value, text, rules } };
  },
  headline: ({ rounded: found }, inputs, format) => ({
    label: "Rounded",
    before: `${textInSentence(shownExact(inputs.a, format))} rounded to ${targetText(inputs, format)} is`,
    ...figureOf(grouped(found?.text ?? "", format)),
  }),
};

function rounded({ a, roundTo, decimals, multiple }: Request, mode: RoundingMode) {
  const unit = unitOf({ a, roundTo, decimals, multiple });
  const value = roundToMultiple(a, unit, mode);
  return {
    value,
    text: roundTo === "multiple" ? exactText(value) : fixedText(value, placesOf(value, roundTo, decimals)),
  };
}

/** The unit that the rounded number is a whole multiple of. */
export function unitOf({ a, roundTo, decimals, multiple }: Request): Rational {
  if (roundTo === "multiple") return multiple;
  if (roundTo === "decimals" || a.sign() === 0) return powerOfTen(-decimals);
  return powerOfTen(leadingPlace(a) + 1 - decimals);
}

/** Number of decimals shown: 9.99 to two significant digits is 10, not 10.0. */
function placesOf(value: Rational, roundTo: string, decimals: number): number {
  if (roundTo === "decimals") return decimals;
  return value.sign() === 0 ? 0 : Math.max(0, decimals - 1 - leadingPlace(value));
}

export function targetText({ roundTo, decimals, multiple }: Inputs, format: Format): string {
  if (roundTo === "multiple") return `a multiple of ${shownExact(multiple, format)}`;
  return roundTo === "decimals" ? format.plural(decimals, "decimal") : format.plural(decimals, "significant digit");
}
