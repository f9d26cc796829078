import type { ViewProps } from "../../../site/kit";
import type calculator from "./calculator";
import { holidaySource, missingHolidays, namesOf } from "./holiday-source";
import { skippedIds } from "./holidays";
import "./holiday-checks.css";

/** The holidays of the calendar, each with a check box: those without a check mark are ordinary days. */
export function HolidayChecks({ inputs, setInputs }: ViewProps<typeof calculator>) {
  const source = missingHolidays(inputs.holidayCalendar) ? null : holidaySource(inputs.holidayCalendar);
  if (!source) return null;
  const skipped = skippedIds(inputs, source);
  const toggle = (id: string) => {
    const next = skipped.includes(id) ? skipped.filter((one) => one !== id) : [...skipped, id];
    setInputs({ skipHolidays: next.join(", ") });
  };
  return (
    <fieldset className="holiday-checks">
      <legend>Days off. Clear those you work on.</legend>
      {Object.entries(namesOf(source)).map(([id, name]) => (
        <label key={id}>
          <input type="checkbox" checked={!skipped.includes(id)} onChange={() => toggle(id)} /> {name}
        </label>
      ))}
    </fieldset>
  );
}
