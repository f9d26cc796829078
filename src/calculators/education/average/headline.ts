import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { toFiniteNumber } from "../../../math/numbers/exact";
import type { Rational } from "../../../math/numbers/rational";
import type { Statistics } from "./statistics";

export function headline({ sample, weighted, grouped }: Statistics, format: Format): Headline {
  const said = (value: Rational) => shown(value, format);
  if (sample) {
    const numbers = format.plural(sample.count, "number");
    const { sdSample } = sample;
    return {
      ...meanOf(sample.mean, format),
      after: `, median ${said(sample.median)} of ${numbers}.`,
      ...(sdSample !== null && { second: `Standard deviation ${format.number(sdSample)} (sample)` }),
    };
  }
  if (weighted)
    return {
      ...meanOf(weighted.mean, format),
      before: "Weighted mean",
      after: `of ${format.plural(weighted.count, "number")}.`,
    };
  const { mean, median, mode, total, classes } = grouped as NonNullable<typeof grouped>;
  return {
    ...meanOf(mean, format),
    after: `, median ${said(median)}${mode ? `, mode ${said(mode)}` : ""} of ${format.plural(total.toNumber(), "value")} in ${format.plural(classes.length, "class", "classes")}.`,
  };
}

function meanOf(mean: Rational, format: Format): Headline {
  const fits = toFiniteNumber(mean) !== null;
  return { label: "Mean", before: "Mean", figure: shown(mean, format), ...(!fits && { tone: "plain" }) };
}

function shown(value: Rational, format: Format): string {
  const number = toFiniteNumber(value);
  return number === null ? "too large to show" : format.number(number);
}
