import type { Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { ENERGY } from "../../../data/energy";
import { exceeds } from "../../../math/numbers/slack";
import type { Expenditure } from "./expenditure";

/** Ages of the people that the formula was made on. */
const MIFFLIN_YEARS = { min: 19, max: 78 };

/** Hardly anybody keeps up more for weeks (FAO/WHO/UNU 2004: 2.40 is the end of the vigorous lifestyle). */
const SUSTAINED_PAL = 2.5;

/** Under so many days swings of body water are larger than the trend. */
const LONG_LOG_DAYS = 28;

/** What to know besides the result, in a fixed order. */
export function notices({ inputs, person, pal, logged }: Expenditure, format: Format): Notice[] {
  const age = format.number(person.ageYears, 1);
  const { fromYears } = ENERGY.requirement.value;
  const found: Notice[] = [];
  if (
    inputs.formula === "mifflin" &&
    (person.ageYears < MIFFLIN_YEARS.min || person.ageYears > MIFFLIN_YEARS.max)
  )
    found.push({
      code: "mifflin-age",
      message: `The Mifflin-St Jeor formula was developed in people aged ${MIFFLIN_YEARS.min} to ${MIFFLIN_YEARS.max}; at ${age} it is an extrapolation.`,
    });
  if (person.ageYears < fromYears)
    found.push({
      code: "eer-age",
      message: `The reference equations of 2023 for adults start at ${fromYears} years, so at ${age} they are left out.`,
    });
  if (exceeds(pal, SUSTAINED_PAL))
    found.push({
      code: "pal-unsustained",
      message: `An activity level of ${format.number(pal, 2)} is rarely kept up for weeks; few people stay above ${SUSTAINED_PAL}.`,
    });
  if (logged && logged.days < LONG_LOG_DAYS)
    found.push({
      code: "adaptive-short",
      message: `Over ${format.plural(logged.days, "day")}, changes in body water still outweigh the trend. Log at least ${LONG_LOG_DAYS} days.`,
    });
  return found;
}
