import { defineCalculator } from "../../../core/calculator";
import { businessDaysBeside } from "./business-days-beside";
import { figuresOf, holidaySource, missingHolidays } from "./holiday-source";
import { yearOf } from "./holidays";
import { modes } from "./modes";
import { outputs, type WorkdayModel } from "./outputs";
import { notices } from "./words";

export default defineCalculator({
  ...modes,
  outputs,
  solving: { preferred: businessDaysBeside },
  prepare: ({ holidayCalendar }) => missingHolidays(holidayCalendar),
  figures({ inputs: { holidayCalendar }, answer: { counted } }: WorkdayModel) {
    const source = holidaySource(holidayCalendar);
    return source ? figuresOf(holidayCalendar, source, yearOf(counted.from), yearOf(counted.to)) : [];
  },
  notices,
});
