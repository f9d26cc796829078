/** The possible days of birth of someone with a given age on a day. */
import { InputError, step } from "../../../core/calculator";
import type { Variant } from "../../../core/variants";
import {
  dayNumberToIso,
  FIRST_DAY,
  fromDayNumber,
  isoToDayNumber,
  LAST_DAY,
  toDayNumber,
} from "../../../math/dates/civil";
import type { Fields, Inputs } from "./inputs";
import { Life } from "./life";
import type { Answer } from "./outputs";
import { dayText } from "./text";

type PossibleBirths = Answer & Required<Pick<Answer, "births">>;

export const births: Variant<Fields, PossibleBirths> = {
  question: "Date of birth from an age",
  inputs: { asOf: { label: "Day of that age" }, leapDayRule: {}, targetAge: {} },
  answer(inputs) {
    const { targetAge } = inputs;
    // The oldest people of this age were born the day after the youngest people of the next age.
    return {
      births: { earliest: lastBirth(inputs, targetAge + 1) + 1, latest: lastBirth(inputs, targetAge) },
    };
  },
  headline({ births: { earliest, latest } }, { targetAge, asOf }, format) {
    return {
      label: "Date of birth",
      before: `Someone who is ${targetAge} on ${format.date(asOf)}, was born between`,
      figure: `${dayText(earliest, format)}, and ${dayText(latest, format)}`,
    };
  },
  working({ births: { earliest, latest } }, { targetAge, asOf }, format) {
    return [
      step(
        `Latest: turns ${targetAge} that day`,
        `${format.date(asOf)} − ${format.plural(targetAge, "year")}`,
        dayText(latest, format),
      ),
      step(
        `Earliest: turns ${targetAge + 1} the day after`,
        `${format.date(asOf)} + 1 day − ${format.plural(targetAge + 1, "year")}`,
        dayText(earliest, format),
      ),
    ];
  },
};

/**
 * The last day of birth for which the age has been reached.
 *
 * @throws InputError if it would be before the year 1
 */
function lastBirth({ asOf, leapDayRule }: Inputs, age: number): number {
  const today = isoToDayNumber(asOf);
  const { year, month, day } = fromDayNumber(today);
  // `toDayNumber` turns February 29 of a common year into March 1; the search goes back from there.
  const start = Math.min(LAST_DAY, toDayNumber(year - age, month, day) + 1);
  for (let birth = start; birth >= FIRST_DAY; birth--) {
    const life = new Life({ birthDate: dayNumberToIso(birth), leapDayRule });
    if (life.birthday(age) <= today) return birth;
  }
  throw new InputError("targetAge", "The date of birth would be before January 1 of the year 1.");
}
