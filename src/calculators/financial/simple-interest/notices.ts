import type { Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { DAY_COUNTS } from "./inputs";
import type { SimpleInterest } from "./interest";
import { dayCountTable, MOST_YEARS } from "./tables";

/** What the reader should know beside the figures. */
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
        ? "From a day to itself no day passes, so there is no interest."
        : "By this day count no day passes between the two dates, so there is no interest.",
    },
  ];
}

/** What the contract's convention costs beside the cheapest. */
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
      message: `${DAY_COUNTS[simple.inputs.dayCount]} makes ${format.money(more)} more of interest than ${DAY_COUNTS[least.dayCount]} between the same dates.`,
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
  return years > MOST_YEARS
    ? [
        {
          code: "years-cut",
          message: `The table ends after ${format.number(MOST_YEARS)} years.`,
        },
      ]
    : [];
}
