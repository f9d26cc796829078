/** Ages and factors that US law sets: Social Security by claiming age, required minimum distributions. */
import { fullRetirementMonths, US_RETIREMENT } from "../../../data/retirement/us-retirement";

/** The benefit claimed at a whole age, in percent of the one at full retirement age. */
export function socialSecurityPercent(birthYear: number, claimAge: number): number {
  const { firstMonths, firstPercent, beyondPercentPerYear, latePercentPerYear } =
    US_RETIREMENT.claimingAge.value;
  const late = 12 * claimAge - fullRetirementMonths(birthYear);
  if (late >= 0) return 100 + (latePercentPerYear * late) / 12;
  const early = -late;
  const first = Math.min(early, firstMonths);
  return 100 - (firstPercent * first) / firstMonths - (beyondPercentPerYear * (early - first)) / 12;
}

/**
 * The age that one reaches in the first year of required minimum distributions. Of an age of 70½, the birthday decides:
 * it is reached in the year of the 70th or of the 71st.
 */
export function firstRmdAge(birthYear: number, bornAfterJune: boolean): number {
  const { steps } = US_RETIREMENT.rmdAge.value;
  const born = `${birthYear}-${bornAfterJune ? "07" : "01"}`;
  const { age } = steps.findLast(({ bornFrom }) => bornFrom <= born) ?? (steps[0] as (typeof steps)[number]);
  return Math.floor(age + (bornAfterJune ? 0.5 : 0));
}

/** What the balance is divided by at an age; null before the table begins. */
export function rmdDivisor(age: number): number | null {
  const { firstAge, years } = US_RETIREMENT.uniformLifetime.value;
  return age < firstAge ? null : (years[Math.min(age - firstAge, years.length - 1)] as number);
}
