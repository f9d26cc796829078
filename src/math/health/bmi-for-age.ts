/** BMI-for-age of children, from a reference in LMS form with the 2022 extension for high values. */
import { atLeast } from "../numbers/slack";
import { normalCdf, normalQuantile, normalUpperTail } from "../statistics/normal";
import { type Lms, type LmsColumns, lmsAt, type Sex, valueAtZ, zScore } from "./lms";

const Z95 = normalQuantile(0.95);

/** Maximum z-score, as in the CDC program: the largest whose percentile is below 100 in double precision. */
const HIGHEST_Z = 8.21;

/** LMS rows by sex, and the coefficients of σ = c₀ + c₁·a + c₂·a² (a in years) for the extension. */
export interface BmiReference {
  readonly ageMonths: readonly number[];
  readonly male: LmsColumns;
  readonly female: LmsColumns;
  readonly sigma: Readonly<Record<Sex, readonly number[]>>;
}

/** The reference at one sex and age. */
export interface BmiForAge {
  readonly lms: Lms;
  readonly p95: number;
  /** Dispersion above the 95th percentile, kg/m². */
  readonly sigma: number;
}

export interface PercentileAndZ {
  /** 0–100 */
  readonly percentile: number;
  readonly z: number;
  /** True from the 95th percentile on, where the extension replaces L, M and S. */
  readonly extended: boolean;
}

export function bmiForAge(reference: BmiReference, sex: Sex, months: number): BmiForAge {
  const lms = lmsAt(reference.ageMonths, reference[sex], months);
  const years = months / 12;
  const [constant = 0, linear = 0, square = 0] = reference.sigma[sex];
  return {
    lms,
    p95: valueAtZ(lms, Z95),
    sigma: constant + linear * years + square * years * years,
  };
}

/** The body mass index at a percentile up to the 95th. */
export function bmiAtPercentile({ lms }: BmiForAge, percentile: number): number {
  return valueAtZ(lms, normalQuantile(percentile / 100));
}

/**
 * Percentile and z-score of a body mass index. Up to the 95th percentile L, M and S are used; above it, a half-normal
 * distribution: percentile = 90 + 10·Φ((BMI − P95)/σ) (NCHS, Vital and Health Statistics 2(197), 2022).
 */
export function percentileAndZ(at: BmiForAge, bmi: number): PercentileAndZ {
  if (!atLeast(bmi, at.p95)) {
    const z = zScore(at.lms, bmi);
    return { percentile: 100 * normalCdf(z), z, extended: false };
  }
  const score = (bmi - at.p95) / at.sigma;
  return {
    percentile: 90 + 10 * normalCdf(score),
    // 1 − percentile/100 is a tenth of the upper tail. Computing z from that keeps its precision up to the ceiling.
    z: Math.min(HIGHEST_Z, -normalQuantile(0.1 * normalUpperTail(score))),
    extended: true,
  };
}
