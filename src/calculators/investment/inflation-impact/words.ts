import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { givenText } from "../../../fieldsets/amount-text";
import { MONTH_NAMES } from "../../../math/dates/months";
import type { Inflation } from "./inflation";
import type { Outlook } from "./outlook";
import type { Moment, PriceSpan } from "./price-span";

/** What the amount is worth or will cost, or how pay has changed in real terms. */
export function headline(inflation: Inflation, format: Format): Headline {
  const { span, outlook, inputs } = inflation;
  if (outlook) return future(outlook, inflation, format);
  if (!span) throw new Error("neither past nor future");
  return inputs.mode === "raise" ? raise(span, inflation, format) : historical(span, inflation, format);
}

function historical(span: PriceSpan, { inputs, halvingYears }: Inflation, format: Format): Headline {
  const { from, to, ratio, years, average } = span;
  const [then, now] = [momentText(from), momentText(to)];
  const isBack = years < 0;
  const half =
    halvingYears === null
      ? {}
      : {
          second: `At that pace money loses half its value in ${format.plural(Math.round(10 * halvingYears) / 10, "year")}`,
        };
  return {
    label: `In ${now}`,
    before: `${givenText(inputs.amount, format)} in ${then} ${isBack ? "buys" : "bought"} what`,
    figure: format.money(inputs.amount * ratio),
    after: `${isBack ? "bought" : "buys"} in ${now}${average === null ? ", because both dates are the same." : `: ${changeText(span, average, format)}`}`,
    ...half,
  };
}

/** `prices rose 86.96%, 2.53% a year.`, always from the earlier date to the later one. */
function changeText({ ratio, years }: PriceSpan, average: number, format: Format): string {
  const forward = years < 0 ? 1 / ratio : ratio;
  if (forward === 1) return "prices did not change.";
  const total = format.percent(Math.abs(100 * (forward - 1)), 2);
  const verb = forward > 1 ? "rose" : "fell";
  return `prices ${verb} ${total}${years < 0 ? " in between" : ""}, ${format.percent(Math.abs(average), 2)} a year.`;
}

function future(outlook: Outlook, { inputs }: Inflation, format: Format): Headline {
  const { amount, termYears, inflationRate, annualRate, taxRate } = inputs;
  const power = format.money(outlook.powerAfter(termYears));
  const today = givenText(amount, format);
  const after = taxRate > 0 ? " before tax" : "";
  return {
    label: "Will cost",
    before: `What costs ${today} today will cost`,
    figure: format.money(outlook.costAfter(termYears)),
    after: `in ${yearsText(termYears, format)} at ${format.percent(inflationRate)} inflation; ${today} in cash will buy what ${power} buys today.`,
    ...(annualRate !== 0 && {
      second: `Saved at ${format.percent(annualRate)}${after}, it will be worth ${format.money(outlook.savedRealAfter(termYears))} in today’s money`,
    }),
  };
}

function raise(span: PriceSpan, { inputs, needed, realChangePercent }: Inflation, format: Format): Headline {
  const change = realChangePercent ?? 0;
  const [then, now] = [momentText(span.from), momentText(span.to)];
  const old = givenText(inputs.oldAmount, format);
  const before = `${givenText(inputs.newAmount, format)} in ${now} buys`;
  const size = format.percent(Math.abs(change), 2);
  const exact = Math.abs(change) < 0.005;
  return {
    label: "Real change",
    before,
    figure: exact ? "as much" : `${size} ${change < 0 ? "less" : "more"}`,
    after: `${exact ? "as" : "than"} ${old} did in ${then}; keeping up takes ${format.money(needed)}.`,
    ...(change < 0 && !exact && { tone: "plain" as const }),
  };
}

/** `2000`, `May 2026` */
export function momentText({ year, month }: Pick<Moment, "year" | "month">): string {
  return month === null ? String(year) : `${MONTH_NAMES[month - 1]} ${year}`;
}

/** `20 years`, `2.5 years` */
export function yearsText(years: number, format: Format): string {
  return format.plural(years, "year");
}
