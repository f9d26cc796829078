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

/** Whole units, of small amounts with their decimals. */
export function roundMoney(amount: number, format: Format): string {
  return Math.abs(amount) < 1000 ? format.money(amount) : format.wholeMoney(amount);
}
