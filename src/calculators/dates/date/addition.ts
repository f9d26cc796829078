/** A date some time before or after another. */
import type { Variant } from "../../../core/variants";
import { isoToDayNumber } from "../../../math/dates/civil";
import { CalendarDay } from "./calendar-day";
import type { Fields } from "./inputs";
import type { Answer } from "./outputs";
import { ADDING, addedDay, additionSteps, amountText, isClamped, ruleNotice, sideText } from "./period";
import { checkStep, weekdayStep } from "./span-text";

type Addition = Answer & Required<Pick<Answer, "result">>;

export const add: Variant<Fields, Addition> = {
  question: "A date before or after another",
  inputs: ADDING,
  answer(inputs) {
    const result = new CalendarDay(addedDay(inputs, 1), "");
    const daysFromStart = result.number - isoToDayNumber(inputs.startDate);
    return { result, daysFromStart, clamped: isClamped(inputs) };
  },
  headline({ result }, inputs, format) {
    const amount = amountText(inputs, format);
    return {
      label: "Date",
      before: amount
        ? `${amount} ${sideText(inputs, format)}, is`
        : `With nothing added, ${format.date(inputs.startDate)}, stays`,
      figure: format.date(result.iso),
      after: `— a ${result.weekday}.`,
    };
  },
  working: ({ result }, inputs, format) => [
    ...additionSteps(inputs, format),
    checkStep(isoToDayNumber(inputs.startDate), result.number, format),
    weekdayStep(result.number),
  ],
  notices: (_, inputs, format) => ruleNotice(inputs, 1, "", format),
};
