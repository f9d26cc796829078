import type { Format } from "../../../core/format";
import type { Inputs } from "./inputs";

/** `1 year 2 months 10 days`, as the term was entered. */
export function termText({ mode, termYears, termMonths, termDays }: Inputs, format: Format): string {
  return [
    termYears > 0 ? format.plural(termYears, "year") : "",
    termMonths > 0 ? format.plural(termMonths, "month") : "",
    mode !== "rd" && termDays > 0 ? format.plural(termDays, "day") : "",
  ]
    .filter(Boolean)
    .join(" ");
}
