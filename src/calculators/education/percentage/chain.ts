/** Several changes one after another. */
import { InputError } from "../../../core/calculator";
import { shownExact } from "../../../core/shown-exact";
import type { Variant } from "../../../core/variants";
import { readExact } from "../../../math/numbers/exact";
import { Rational } from "../../../math/numbers/rational";
import type { Fields } from "./fields";
import { type Answer, type ChainLink, HUNDRED, shownPercent, shownResult } from "./question";

const MOST_CHANGES = 50;

export const chain: Variant<Fields, Answer> = {
  question: "Several changes in a row",
  inputs: { y: { label: "Start value" }, percents: {} },
  answer({ y, percents }) {
    const links: ChainLink[] = [];
    let value = y;
    let factor = Rational.ONE;
    for (const change of readPercents(percents)) {
      const growth = Rational.ONE.add(change.divide(HUNDRED));
      const before = value;
      value = value.multiply(growth);
      factor = factor.multiply(growth);
      links.push({ change, before, after: value });
    }
    return {
      finalValue: value,
      netPercent: HUNDRED.multiply(factor.subtract(Rational.ONE)),
      chain: links,
    };
  },
  headline: ({ finalValue, netPercent }, { y }, format) => ({
    label: "Final value",
    before: `${shownExact(y, format)} becomes`,
    figure: shownResult(finalValue, format),
    after: netPercent ? `a net change of ${shownPercent(netPercent, format)}` : "",
  }),
};

/** Reads numbers separated by commas, semicolons or white space, each with an optional `%`. @throws InputError */
function readPercents(list: string): Rational[] {
  const items = list.split(/[,;\s]+/).filter(Boolean);
  if (items.length === 0) throw new InputError("percents", "Enter at least one percent change, such as 10 or -20.");
  if (items.length > MOST_CHANGES) throw new InputError("percents", `Enter at most ${MOST_CHANGES} changes.`);
  return items.map((item, index) => {
    const change = readExact(item.replace(/%$/, ""));
    if (!change) throw new InputError("percents", `Change ${index + 1}: “${item}” is not a number.`);
    return change;
  });
}
