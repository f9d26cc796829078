import type { Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { DAY_COUNTS } from "./inputs";
import type { SimpleInterest } from "./interest";
import { dayCountTable, MAX_YEARS } from "./tables";

/** Notes shown next to the results. */
export function notices(simple: SimpleInterest, format: Format): Notice[] {
  return [
    ...sameDayNotice(simple),
    ...dayCountNotice(simple, format),
    ...compoundNotice(simple),
    ...longNotice(simple, format),
  ];
}

function sameDayNotice({ span, days, inputs }: SimpleInterest): Notice[] {
  if (!span || days !== 0) return [];
  const same = inputs.startDate === inputs.endDate;
  return [
    {
      code: "no-days",
      message: same
        ? "The two dates are the same, so there is no interest."
        : "With this day count, no days pass between the two dates, so there is no interest.",
    },
  ];
}

/** How much more the contract's day count costs than the cheapest one. */
function dayCountNotice(simple: SimpleInterest, format: Format): Notice[] {
  const rows = dayCountTable(simple);
  const [first] = rows;
  if (!first) return [];
  const least = rows.reduce((low, row) => (row.interest < low.interest ? row : low));
  const more = simple.interest - least.interest;
  if (more < 0.005) return [];
  return [
    {
      code: "day-count-cost",
      message: `${DAY_COUNTS[simple.inputs.dayCount]} gives ${format.money(more)} more interest than ${DAY_COUNTS[least.dayCount]} between the same dates.`,
    },
  ];
}

function compoundNotice(simple: SimpleInterest): Notice[] {
  return simple.compoundAfter(simple.years) === null
    ? [
        {
          code: "compound-too-large",
          message: "Compounded at this rate over this time, the amount would be too large to show.",
        },
      ]
    : [];
}

function longNotice({ years }: SimpleInterest, format: Format): Notice[] {
  return years > MAX_YEARS
    ? [
        {
          code: "years-cut",
          message: `The table ends after ${format.number(MAX_YEARS)} years.`,
        },
      ]
    : [];
}
