/** Categories and limits with which body fat is compared. The lower end of each class is included. */
import { BODY_FAT } from "../../../data/body-fat";
import { atLeast } from "../../../math/numbers/slack";
import type { Measures } from "./measures";
import { ADULT_YEARS } from "./methods";

/** Neutral names, without praise or blame. */
export const ACE_CATEGORIES = {
  "below-essential": "Below essential fat",
  essential: "Essential fat",
  athletes: "Athletes",
  fitness: "Fitness",
  average: "Average",
  obese: "Obese",
};

export const AGE_CATEGORIES = {
  underfat: "Underfat",
  healthy: "Healthy",
  overfat: "Overfat",
  obese: "Obese",
};

type Person = Pick<Measures, "sex" | "age">;

export interface Class<Code extends string> {
  readonly code: Code;
  /** Lower end, included. */
  readonly from: number;
}

/** The ACE categories for adults; null under 18. */
export function aceClasses({ sex, age }: Person): readonly Class<keyof typeof ACE_CATEGORIES>[] | null {
  return age < ADULT_YEARS ? null : classesOf(Object.keys(ACE_CATEGORIES), BODY_FAT.ace.value[sex]);
}

/** The ranges for the age group; null outside ages 20 to 79. */
export function ageClasses({ sex, age }: Person): readonly Class<keyof typeof AGE_CATEGORIES>[] | null {
  const groups: readonly { fromYears: number; untilYears?: number; male: Limits; female: Limits }[] =
    BODY_FAT.byAge.value;
  const group = groups.findLast(({ fromYears }) => age >= fromYears);
  if (!group || age >= (group.untilYears ?? Number.POSITIVE_INFINITY)) return null;
  return classesOf(Object.keys(AGE_CATEGORIES), group[sex]);
}

/** The Army limit in percent; null under 17. */
export function armyLimit({ sex, age }: Person): number | null {
  return BODY_FAT.armyLimits.value.findLast(({ fromYears }) => age >= fromYears)?.[sex] ?? null;
}

/** The class of a percentage; null if there are no classes. */
export function classAt<Code extends string>(classes: readonly Class<Code>[] | null, percent: number): Code | null {
  return classes?.findLast(({ from }) => atLeast(percent, from))?.code ?? null;
}

type Limits = readonly number[];

function classesOf<Code extends string>(codes: readonly string[], limits: Limits): readonly Class<Code>[] {
  return codes.map((code, place) => ({
    code: code as Code,
    from: place === 0 ? 0 : (limits[place - 1] as number),
  }));
}
