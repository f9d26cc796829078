import { type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { DAY_COUNTS } from "./inputs";
import type { SimpleInterest } from "./interest";
import { dayCountTable, MAX_YEARS } from "./tables";

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
  return simple.compoundAfter(simple.years) === null
    ? notice("compound-too-large", "Compounded at this rate over this time, the amount would be too large to show.")
    : null;
}

function longNotice({ years }: SimpleInterest, format: Format): Notice | null {
  return years > MAX_YEARS ? notice("years-cut", `The table ends after ${format.number(MAX_YEARS)} years.`) : null;
}
