import { defineCalculator, type Headline } from "../../../core/calculator";
import { plainDecimal } from "../../../math/numbers/decimal-text";
import { inLetterCase } from "../../../math/words/letter-case";
import { shortOrdinal } from "../../../math/words/ordinal";
import { toRoman } from "../../../math/words/roman";
import { breakdownOf } from "./breakdown";
import { type Inputs, inputs } from "./inputs";
import { type Outputs, outputs } from "./outputs";
import { numberOf } from "./reading";
import { groupedNumber, letterCaseOf, systemOf, wordsFor } from "./wording";
import { workingFor } from "./working";

export default defineCalculator({
  id: "number-to-words-converter",
  inputs,
  outputs,

  compute(inputs) {
    const { mode } = inputs;
    const number = numberOf(inputs);
    const reverse = mode === "words-to-number" || mode === "roman-to-number";
    const value = Number(plainDecimal(number));
    return {
      words: () => wordsFor(inputs, number),
      grouped: groupedNumber(number, systemOf(inputs)),
      value: Number.isFinite(value) ? value : null,
      numberText: reverse ? plainDecimal(number) : null,
      ordinalShort: mode === "ordinal" ? shortOrdinal(number.whole) : null,
      roman: mode === "roman" || mode === "roman-to-number" ? toRoman(Number(number.whole)) : null,
      breakdown: () => breakdownOf(inputs, number),
    };
  },

  headline,
  working: (inputs, outputs) => workingFor(inputs, outputs, numberOf(inputs)),
});

function headline(inputs: Inputs, outputs: Outputs): Headline {
  const { grouped, roman, ordinalShort } = outputs;
  const words = outputs.words ?? "";
  // A sentence starts with a capital, unless other letters were asked for.
  const figure = letterCaseOf(inputs) === "lower" ? inLetterCase(words, "sentence") : words;
  switch (inputs.mode) {
    case "roman":
      return { label: "Roman numeral", before: `${grouped} is`, figure: roman ?? "" };
    case "roman-to-number":
      return { label: "In digits", before: `${roman} is`, figure: grouped };
    case "words-to-number":
      return {
        label: "In digits",
        before: "In digits that is",
        figure: grouped,
        ...otherGrouping(inputs, grouped),
      };
    case "ordinal":
      return { label: "In words", figure, after: `or ${ordinalShort}` };
    default:
      return { label: "In words", figure };
  }
}

/** Whoever reads lakhs looks for their marks, and the other way around. */
function otherGrouping(inputs: Inputs, grouped: string): Pick<Headline, "after"> {
  const system = systemOf(inputs) === "indian" ? "us" : "indian";
  const other = groupedNumber(numberOf(inputs), system);
  return other === grouped
    ? {}
    : { after: `or ${other} in ${system === "us" ? "millions" : "lakhs and crores"}` };
}
