import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { DAY_COUNTS } from "./inputs";
import type { SimpleInterest } from "./interest";
import { dayCountTable, MAX_YEARS } from "./tables";

/** The value found, and the related amounts. */
export function headline(simple: SimpleInterest, format: Format): Headline {
  const { inputs, principal, interest, annualRate, years, days } = simple;
  const total = format.money(principal + interest);
  const rate = format.percent(annualRate);
  if (simple.stretches.length > 0)
    return {
      label: "Balance due",
      figure: format.money(simple.balanceDue),
      after: `is due on ${format.date(inputs.endDate)}, after part payments of ${format.money(simple.paid)}; interest comes to ${format.money(interest)}; ${format.money(simple.perDay)} a day from then on.`,
    };
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

/** Notes shown next to the results. */
export function notices(simple: SimpleInterest, format: Format): Listed<Notice> {
  return [sameDayNotice(simple), dayCountNotice(simple, format), compoundNotice(simple), longNotice(simple, format)];
}

function sameDayNotice({ span, days, inputs }: SimpleInterest): Notice | null {
  if (!span || days !== 0) return null;
  const same = inputs.startDate === inputs.endDate;
  return notice(
    "no-days",
    same
      ? "The two dates are the same, so there is no interest."
      : "With this day count, no days pass between the two dates, so there is no interest.",
  );
}

/** How much more the contract's day count costs than the cheapest one. */
function dayCountNotice(simple: SimpleInterest, format: Format): Notice | null {
  const rows = dayCountTable(simple);
  const [first] = rows;
  if (!first) return null;
  const least = rows.reduce((low, row) => (row.interest < low.interest ? row : low));
  const more = simple.interest - least.interest;
  if (more < 0.005) return null;
  return notice(
    "day-count-cost",
    `${DAY_COUNTS[simple.inputs.dayCount]} gives ${format.money(more)} more interest than ${DAY_COUNTS[least.dayCount]} between the same dates.`,
  );
}

function compoundNotice(simple: SimpleInterest): Notice | null {
  return simple.stretches.length === 0 && simple.compoundAfter(simple.years) === null
    ? notice("compound-too-large", "Compounded at this rate over this time, the amount would be too large to show.")
    : null;
}

function longNotice({ years }: SimpleInterest, format: Format): Notice | null {
  return years > MAX_YEARS ? notice("years-cut", `The table ends after ${format.number(MAX_YEARS)} years.`) : null;
}
