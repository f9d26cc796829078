import { defineCalculator, step } from "../../../../core/calculator";
import { choice, type ValuesOf } from "../../../../core/fields";
import type { Format } from "../../../../core/format";
import { outputsOf } from "../../../../core/outputs";
import { CONSTANTS, type Constant, printedSymbol } from "../../../../data/physics/constants";
import { withSymbol } from "../../../../fieldsets/quantity";
import { printedUnit } from "../../../../math/units/printed-unit";
import { divisor } from "../../../../math/words/divisor";

/** Enough digits for the most precisely known constant. */
const DIGITS = 14;

const SYMBOLS = Object.fromEntries(CONSTANTS.map(({ symbol }) => [symbol, printedSymbol(symbol)]));

const inputs = {
  constant: choice("Constant", {
    options: Object.fromEntries(CONSTANTS.map(({ symbol, name }) => [symbol, `${name}, ${printedSymbol(symbol)}`])),
    default: "c",
  }),
};

const output = outputsOf<Constant>();

function valueText({ value, unit }: Constant, format: Format): string {
  return withSymbol(format.significant(value, DIGITS), unit);
}

export default defineCalculator({
  inputs,
  derive: ({ constant }: ValuesOf<typeof inputs>) => CONSTANTS.find(({ symbol }) => symbol === constant) as Constant,
  outputs: {
    answer: output.number("Value", {
      digits: { significant: DIGITS },
      shown: "elsewhere",
      value: ({ value }) => value,
    }),
    standardUncertainty: output.number("Standard uncertainty", {
      digits: { significant: 2 },
      shown: "elsewhere",
      value: ({ uncertainty }) => uncertainty,
    }),
    constants: output.table("Constants", {
      columns: {
        symbol: output.choice("Symbol", { options: SYMBOLS }),
        name: output.text("Constant"),
        value: output.number("Value", { digits: { significant: DIGITS } }),
        uncertainty: output.number("Standard uncertainty", { digits: { significant: 2 } }),
        unit: output.text("Unit", { optional: true, written: printedUnit }),
      },
      value: () => CONSTANTS.map((constant) => ({ ...constant, unit: constant.unit || null })),
    }),
  },
  headline: (constant, format) => ({
    label: constant.name,
    before: `${constant.name}: ${printedSymbol(constant.symbol)} is`,
    figure: valueText(constant, format),
    second:
      constant.uncertainty === 0
        ? "Exact"
        : `Standard uncertainty ${withSymbol(format.significant(constant.uncertainty, 2), constant.unit)}`,
  }),
  working: (constant, format) => [
    step(constant.name, `${printedSymbol(constant.symbol)}, CODATA 2022`, valueText(constant, format)),
    ...(constant.uncertainty === 0
      ? []
      : [
          step(
            "Relative uncertainty",
            `${format.significant(constant.uncertainty, 2)} ÷ ${divisor(format.significant(constant.value, DIGITS))}`,
            format.significant(constant.uncertainty / constant.value, 2),
          ),
        ]),
  ],
});
