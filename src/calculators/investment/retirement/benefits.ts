/** Ages and factors set by US law: Social Security by claiming age, required minimum distributions (RMDs). */
import { fullRetirementMonths, US_RETIREMENT } from "../../../data/retirement/us-retirement";

/** The benefit claimed at a whole age, as a percentage of the benefit at full retirement age. */
export function socialSecurityPercent(birthYear: number, claimAge: number): number {
  const { firstMonths, firstPercent, beyondPercentPerYear, latePercentPerYear } = US_RETIREMENT.claimingAge.value;
  const late = 12 * claimAge - fullRetirementMonths(birthYear);
  if (late >= 0) return 100 + (latePercentPerYear * late) / 12;
  const early = -late;
  const first = Math.min(early, firstMonths);
  return 100 - (firstPercent * first) / firstMonths - (beyondPercentPerYear * (early - first)) / 12;
}

/**
 * The age reached in the first calendar year of required minimum distributions. For the old threshold of 70½ the half
 * of the year of birth decides: a person turns 70½ in the year of the 70th birthday if born by June, otherwise of the
 * 71st.
 */
export function firstRmdAge(birthYear: number, bornAfterJune: boolean): number {
  const { steps } = US_RETIREMENT.rmdAge.value;
  const born = `${birthYear}-${bornAfterJune ? "07" : "01"}`;
  const { age } = steps.findLast(({ bornFrom }) => bornFrom <= born) ?? (steps[0] as (typeof steps)[number]);
  return Math.floor(age + (bornAfterJune ? 0.5 : 0));
}

/** Divisor of the Uniform Lifetime Table at an age; null before the table begins. */
export function rmdDivisor(age: number): number | null {
  const { firstAge, years } = US_RETIREMENT.uniformLifetime.value;
  return age < firstAge ? null : (years[Math.min(age - firstAge, years.length - 1)] as number);
}
