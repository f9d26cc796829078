/** Counts business days between two dates or in a year. */
import { type Headline, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Variant } from "../../../core/variants";
import { isoToDayNumber, toDayNumber } from "../../../math/dates/civil";
import { CountedDays } from "./counted-days";
import type { Fields } from "./inputs";
import type { Answer } from "./outputs";
import { scheduleOf } from "./schedule";
import { businessDaysText, countSteps, leftOutText, rangeText } from "./text";

export const count: Variant<Fields, Answer> = {
  question: "Business days between two dates",
  inputs: { startDate: {}, endDate: {}, countRule: {} },
  answer(inputs) {
    const { startDate, endDate, countRule } = inputs;
    const [first, last] = [isoToDayNumber(startDate), isoToDayNumber(endDate)].sort((a, b) => a - b) as [
      number,
      number,
    ];
    const from = countRule === "exclude-start" ? first + 1 : first;
    const to = countRule === "exclude-end" ? last : last + 1;
    return {
      counted: new CountedDays(scheduleOf(inputs), from, to, inputs),
      direction: startDate === endDate ? "same-day" : startDate < endDate ? "forward" : "backward",
    };
  },
  headline({ counted, direction }, { startDate, endDate, countRule }, format) {
    const [first, last] = startDate < endDate ? [startDate, endDate] : [endDate, startDate];
    const dates = direction === "same-day" ? `On ${format.date(first)}` : `From ${rangeText(first, last, format)}`;
    const rule = {
      both: direction === "same-day" ? "" : ", both days counted,",
      "exclude-start": ", without the first day,",
      "exclude-end": ", without the last day,",
    };
    return countHeadline(`${dates}${rule[countRule]}`, counted, format);
  },
  working: ({ counted }, _, format) => countSteps(counted, format),
  notices: ({ direction }, { startDate, endDate }, format) =>
    direction === "backward"
      ? [
          notice(
            "reversed",
            `The end date is before the start date, so the days are counted from ${format.date(endDate)}, to ${format.date(startDate)}.`,
          ),
        ]
      : [],
};

export const year: Variant<Fields, Answer> = {
  question: "Business days in a year",
  inputs: { year: {} },
  answer(inputs) {
    const from = toDayNumber(inputs.year, 1, 1);
    const to = toDayNumber(inputs.year + 1, 1, 1);
    return { counted: new CountedDays(scheduleOf(inputs), from, to, inputs), direction: "forward" };
  },
  headline: ({ counted }, inputs, format) => countHeadline(`In ${inputs.year}`, counted, format),
  working: ({ counted }, _, format) => countSteps(counted, format),
};

function countHeadline(before: string, counted: CountedDays, format: Format): Headline {
  const { businessDays, workHours } = counted;
  return {
    label: "Business days",
    before: `${before} there ${businessDays === 1 ? "is" : "are"}`,
    figure: businessDaysText(businessDays, format),
    after: `— ${format.plural(workHours, "hour")}; ${leftOutText(counted, format)}.`,
  };
}
