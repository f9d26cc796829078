import type { Forms } from "../../../ask/form";
import { daysInMonth, formatIsoDate, parseIsoDate } from "../../../math/dates/iso-date";

/** The day a whole number of years before another; null for other lengths. */
function yearsBefore(day: string, years: number): string | null {
  const date = parseIsoDate(day);
  if (!date || !Number.isInteger(years) || years >= date.year) return null;
  const year = date.year - years;
  return formatIsoDate({ ...date, year, day: Math.min(date.day, daysInMonth(year, date.month)) });
}

export default [
  {
    about: ["cagr|annualized return|annualised return|compound annual growth rate|annual growth rate"],
    takes: {
      beginValue: "money: from>, began, start, initial, invested",
      endValue: "money: to>, now, final, end, became, grew to",
      years: "years: in>, over>, for>",
    },
    words: { "if, grew, investment, growing": {} },
    set: { mode: "cagr" },
    fill: ({ years, beginValue, endValue }, today) => {
      const start = yearsBefore(today, Number(years?.json));
      return beginValue && endValue && start ? { startDate: start, endDate: today, years: undefined } : null;
    },
  },
  {
    about: ["mutual fund|mutual fund return|mutual fund returns|mutual fund lump sum"],
    takes: {
      principal: "money: lump sum, of>, invest, investing",
      monthlyContribution: "money?!: a month<, per month<, monthly, every month<",
      annualRate: "percent: at>, @>, return, returns, rate",
      termYears: "years: for>, over>",
      expenseRatio: "percent?!: expense ratio, expenses, fee",
    },
    words: { "lump sum, lumpsum, investment, in": {} },
    set: { mode: "project" },
  },
] satisfies Forms;
