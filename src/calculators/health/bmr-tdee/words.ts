import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { ENERGY } from "../../../data/energy";
import { calories } from "../../../math/health/calorie-text";
import { exceeds } from "../../../math/numbers/slack";
import type { Expenditure } from "./expenditure";

export function headline({ tdee, bmr, logged, formulas }: Expenditure, format: Format): Headline {
  const figure = calories(tdee, format);
  const second = `${calories(bmr, format)} of them at rest`;
  if (logged)
    return {
      label: "Calories a day",
      before: "According to your log, you burn about",
      figure,
      after: `calories a day, give or take ${calories(logged.margin, format)}.`,
      second,
    };
  const found = formulas.flatMap((row) => row.tdee ?? []);
  return {
    label: "Calories a day",
    before: "You burn about",
    figure,
    after: `calories a day; the formulas range from ${calories(Math.min(...found), format)} to ${calories(Math.max(...found), format)}.`,
    second,
  };
}

/** Ages of the people in the study behind the formula. */
const MIFFLIN_YEARS = { min: 19, max: 78 };

/** Hardly anyone sustains more for weeks (FAO/WHO/UNU 2004: the vigorous lifestyle ends at 2.40). */
const SUSTAINED_PAL = 2.5;

/** In logs of fewer days, swings in body water are larger than the trend. */
const LONG_LOG_DAYS = 28;

/** What to know in addition to the result, in a fixed order. */
export function notices({ inputs, person, pal, logged }: Expenditure, format: Format): Listed<Notice> {
  const age = format.number(person.ageYears, 1);
  const { fromYears } = ENERGY.requirement.value;
  const found: Notice[] = [];
  if (inputs.formula === "mifflin" && (person.ageYears < MIFFLIN_YEARS.min || person.ageYears > MIFFLIN_YEARS.max))
    found.push(
      notice(
        "mifflin-age",
        `The Mifflin-St Jeor formula was developed in people aged ${MIFFLIN_YEARS.min} to ${MIFFLIN_YEARS.max}; at age ${age} it is an extrapolation.`,
      ),
    );
  if (person.ageYears < fromYears)
    found.push(
      notice(
        "eer-age",
        `The 2023 reference equations for adults start at ${fromYears} years, so they are omitted at age ${age}.`,
      ),
    );
  if (exceeds(pal, SUSTAINED_PAL))
    found.push(
      notice(
        "pal-unsustained",
        `An activity level of ${format.number(pal, 2)} is rarely kept up for weeks; few people stay above ${SUSTAINED_PAL}.`,
      ),
    );
  if (logged && logged.days < LONG_LOG_DAYS)
    found.push(
      notice(
        "adaptive-short",
        `Over ${format.plural(logged.days, "day")}, changes in body water still outweigh the trend. Log at least ${LONG_LOG_DAYS} days.`,
      ),
    );
  return found;
}
