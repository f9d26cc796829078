import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { exactOperand, shownExact } from "../../../core/shown-exact";
import { exactText } from "../../../math/numbers/exact";
import { Rational } from "../../../math/numbers/rational";
import { ROUNDING_MODES } from "../../../math/numbers/rounding";
import type { Inputs } from "./fields";
import { decimalText, stepText } from "./forms";
import { type Rounded, targetText, unitOf } from "./round";

/** The number in units of the last digit, the whole numbers on either side, and the one that the rule selects. */
export function roundSteps({ value }: Rounded, inputs: Inputs, format: Format): Step[] {
  const { a, roundingMode } = inputs;
  const unit = unitOf(inputs);
  const units = a.divide(unit);
  const count = value.divide(unit);
  const shown = (number: Rational) => stepText(exactOperand(number, format));
  const plain = (number: Rational) => stepText(shownExact(number, format));
  return [
    step("Unit of the last digit", targetText(inputs, format), plain(unit)),
    step("Number ÷ unit", `${shown(a)} ÷ ${shown(unit)}`, stepText(decimalText(units))),
    step(
      "Between the whole numbers",
      `${plain(Rational.of(units.floor()))} and ${plain(Rational.of(units.ceil()))}`,
      plain(count),
    ),
    step(
      `By the rule: ${ROUNDING_MODES[roundingMode].toLowerCase()}`,
      `${shown(count)} × ${shown(unit)}`,
      stepText(exactText(value)),
    ),
  ];
}
