/** What a page opens with for visitors who have entered “Your figures”. */
import { QUANTITIES } from "../../../calculators/quantities";
import { takenBy } from "../../../core/carried";
import { CURRENCIES, type Currency } from "../../../core/currency";
import { NO_TOOLS } from "../../../core/evaluate";
import { filledByCurrency, filledIn, momentOf } from "../../../core/fill";
import { Format } from "../../../core/format";
import { homeCurrencyFor } from "../../../core/home-currency";
import { CARRIED_KEY, CURRENCY_KEY } from "../../../core/link";
import { showsMoney } from "../../../core/shows-money";
import { givenByVisitor } from "../../../fieldsets/own-figures";
import { isoDayOf } from "../../../math/dates/iso-date";
import type { OwnFigures } from "../../preferences/own-figures";
import { systemFor, type UnitHabit } from "../../preferences/units";
import { inSystem } from "../opening";
import { isManner, type Party } from "./carried-link";
import { OWN } from "./own";

/** What else is known about a visitor. */
interface Visitor {
  readonly currency: Currency | null;
  readonly habit: UnitHabit;
  readonly now: Date;
}

/** The inputs of a calculator that the figures fill in, with the units and choices that it opens with for the visitor. */
export function linkWith(
  { values, currency: own }: OwnFigures,
  { entry, calculator }: Party,
  visitor: Visitor,
): string {
  const { inputs } = calculator;
  const { id, homeCurrency, usualCurrency = CURRENCIES[0] } = entry;
  const chosen = visitor.currency ?? usualCurrency;
  const usual = { ...filledByCurrency(inputs, chosen), ...inSystem(systemFor(visitor.habit, inputs)) };
  const home = homeCurrencyFor(homeCurrency, calculator, usual);
  const format = new Format(home ?? chosen);
  const filled = filledIn(inputs, momentOf(visitor.now), format, chosen);
  const taken = takenBy(QUANTITIES, id, calculator, givenByVisitor(values, isoDayOf(visitor.now)), {
    own: { ...filled, ...usual },
    takesMoney: format.currency === own,
    tools: { ...NO_TOOLS, format },
  });
  if (Object.keys(taken).every(isManner)) return "";
  const parameters = new URLSearchParams(
    Object.entries({ ...usual, ...taken }).map(([key, value]) => [key, String(value)]),
  );
  if (showsMoney(calculator) && home === undefined && chosen !== usualCurrency) parameters.set(CURRENCY_KEY, chosen);
  parameters.set(CARRIED_KEY, OWN);
  return String(parameters);
}
