import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
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

/** How ambiguous text was read, and what to keep in mind about the results. */
export function notices({ inputs, reading, sample, grouped }: Statistics, format: Format): Listed<Notice> {
  const list: Notice[] = [];
  if (reading?.commas === "thousands" && inputs.commaMeans === "auto")
    list.push(notice("commas-group", "The commas were read as groups of thousands: 1,234 is one number."));
  if (reading?.commas === "decimal" && inputs.decimalMark === "point")
    list.push(notice("commas-decimal", "The commas were read as decimal marks: 1,5 is one and a half."));
  if (reading && reading.skipped > 0)
    list.push(
      notice(
        "words-skipped",
        `Skipped ${format.plural(reading.skipped, "entry", "entries")} that ${reading.skipped === 1 ? "is not a number" : "are not numbers"}.`,
      ),
    );
  const { below, above } = sample?.outliers() ?? { below: 0, above: 0 };
  const outliers = below + above;
  if (outliers > 0)
    list.push(
      notice(
        "outliers",
        `${format.plural(outliers, "number")} beyond the fences: with outliers, the median says more than the mean.`,
      ),
    );
  if (sample && sample.count > 1 && (sample.q1 === null || sample.q3 === null))
    list.push(
      notice(
        "no-exclusive-quartiles",
        `The exclusive method has no quartiles for ${format.plural(sample.count, "number")}: their positions would be beyond the ends.`,
      ),
    );
  if (grouped && !grouped.isEven)
    list.push(
      notice("unequal-classes", "The formula for the mode assumes that all classes are equally wide; these are not."),
    );
  return list;
}
