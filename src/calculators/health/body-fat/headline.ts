import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { midSentence } from "../../../core/words";
import { massText, massUnit } from "../../../math/health/mass-text";
import { ACE_CATEGORIES, AGE_CATEGORIES, classAt } from "./classes";
import type { Composition } from "./composition";

export function headline(composition: Composition, format: Format): Headline {
  const { inputs, fatKg, leanKg, aceCategory, ageCategory } = composition;
  const unit = massUnit(inputs);
  const classes = [
    ...(aceCategory ? [`${midSentence(ACE_CATEGORIES[aceCategory])} (ACE)`] : []),
    ...(ageCategory ? [`${midSentence(AGE_CATEGORIES[ageCategory])} for this age`] : []),
  ];
  return {
    label: "Body fat",
    before: "About",
    figure: `${percentText(composition, format)}%`,
    after: `body fat: ${massText(fatKg, unit, format)} of fat and ${massText(leanKg, unit, format)} lean.${
      classes.length > 0 ? ` Category: ${classes.join(", ")}.` : ""
    }`,
  };
}

/** Whole percent, with decimals if rounding would move the figure into another class. */
function percentText({ percent, ace, byAge }: Composition, format: Format): string {
  const classesAt = (value: number) => `${classAt(ace, value)} ${classAt(byAge, value)}`;
  let digits = 0;
  while (digits < 9 && classesAt(Number(percent.toFixed(digits))) !== classesAt(percent)) digits++;
  return format.amount(percent, percent < 1 ? Math.max(1, digits) : digits);
}
