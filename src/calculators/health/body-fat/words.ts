import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { midSentence } from "../../../core/words";
import { massText, massUnit } from "../../../math/health/mass-text";
import { exceeds } from "../../../math/numbers/slack";
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
    ...(inputs.method === "army-2023" && armyVerdict(composition, format)),
  };
}

/** Whether the Army's own method finds more than the Army allows. */
function armyVerdict({ percent, armyMaxPercent }: Composition, format: Format): { readonly second: string } | null {
  if (armyMaxPercent === null) return null;
  const limit = `the Army’s limit of ${format.percent(armyMaxPercent)} at this age`;
  const gap = format.plural(Number(Math.abs(percent - armyMaxPercent).toFixed(1)), "point");
  return { second: exceeds(percent, armyMaxPercent) ? `Over ${limit}, by ${gap}.` : `Within ${limit}.` };
}

/** Whole percent, with decimals if rounding would move the figure into another class. */
function percentText({ percent, ace, byAge }: Composition, format: Format): string {
  const classesAt = (value: number) => `${classAt(ace, value)} ${classAt(byAge, value)}`;
  let digits = 0;
  while (digits < 9 && classesAt(Number(percent.toFixed(digits))) !== classesAt(percent)) digits++;
  return format.amount(percent, percent < 1 ? Math.max(1, digits) : digits);
}

/** Results in percent outside this range are more likely measuring errors. */
const PLAUSIBLE = { min: 2, max: 65 };

/** Ages in whole years for which the methods were developed. */
const JACKSON_POLLOCK = { from: 18, to: { male: 61, female: 55 } };
const CUN_BAE_TO = 80;
const DEURENBERG_TO = 83;
const RFM_FROM = 20;

/** What to know in addition to the result, in a fixed order. */
export function notices(composition: Composition, format: Format): Listed<Notice> {
  const { inputs, percent, byAge, aceCategory } = composition;
  const { method, sex, ageYears } = inputs;
  const years = Math.floor(ageYears);
  const age = format.number(ageYears, 1);
  const body = `${format.number(percent, 1)}%`;
  const oldest = JACKSON_POLLOCK.to[sex];
  const found: Notice[] = [];
  const add = (code: string, applies: boolean, message: string) => {
    if (applies) found.push(notice(code, message));
  };
  add(
    "implausible-result",
    percent < PLAUSIBLE.min || percent > PLAUSIBLE.max,
    `A body fat of ${body} is implausible. Measure again, and check the units.`,
  );
  add(
    "jp-age",
    method.startsWith("jackson-pollock") && (years < JACKSON_POLLOCK.from || years > oldest),
    `The Jackson–Pollock equations were developed in ${sex === "male" ? "men" : "women"} aged ${JACKSON_POLLOCK.from} to ${oldest}; at ${age} they are an extrapolation.`,
  );
  add(
    "cun-bae-age",
    method === "cun-bae" && years > CUN_BAE_TO,
    `CUN-BAE was developed in adults aged 18 to ${CUN_BAE_TO}; at ${age} it is an extrapolation.`,
  );
  add(
    "deurenberg-age",
    method === "deurenberg" && years > DEURENBERG_TO,
    `Deurenberg’s equation was developed in people up to age ${DEURENBERG_TO}; at ${age} it is an extrapolation.`,
  );
  add(
    "rfm-age",
    method === "rfm" && years < RFM_FROM,
    `Relative fat mass was developed in adults aged ${RFM_FROM} and over; at ${age} it may be off.`,
  );
  add(
    "age-outside-gallagher",
    byAge === null,
    `There is no healthy range for age ${age}: the ranges cover ages 20 to 79.`,
  );
  add(
    "below-essential",
    aceCategory === "below-essential",
    `${body} is less fat than a body needs. If the figure is correct, see a doctor.`,
  );
  return found;
}
