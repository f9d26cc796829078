import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { SimpleInterest } from "./interest";

/** The value found, and the related amounts. */
export function headline(simple: SimpleInterest, format: Format): Headline {
  const { inputs, principal, interest, annualRate, years, days } = simple;
  const total = format.money(principal + interest);
  const rate = format.percent(annualRate);
  switch (inputs.solveFor) {
    case "interest":
      return {
        label: "Interest",
        figure: format.money(interest),
        after: `of interest in ${timeText(simple, format)}; ${total} in total; ${format.money(simple.perDay)} a day.`,
      };
    case "principal":
      return {
        label: "Principal",
        before: "It takes",
        figure: format.money(principal),
        after: `at ${rate} to earn ${format.money(interest)} in ${timeText(simple, format)}; ${total} in total.`,
      };
    case "rate":
      return {
        label: "Rate",
        before: "The rate is",
        figure: rate,
        after: `a year if ${format.money(principal)} earns ${format.money(interest)} in ${timeText(simple, format)}.`,
      };
    case "time":
      return {
        label: "Time",
        before: "It takes",
        figure: years >= 1 ? format.plural(years, "year") : format.plural(days, "day"),
        after: `for ${format.money(principal)} at ${rate} to earn ${format.money(interest)}; ${total} in total.`,
      };
  }
}

/** `3 years`, `18 months`, `350 days` */
function timeText({ inputs, span, days }: SimpleInterest, format: Format): string {
  return span ? format.plural(days, "day") : format.plural(inputs.duration, inputs.durationUnit.slice(0, -1));
}
