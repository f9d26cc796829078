import { growthFactor } from "../../../math/finance/deposits";
import { effectiveAnnualRate, effectivePeriodRate } from "../../../math/finance/period-rate";
import type { Inputs } from "./inputs";
import { PERIODS, type Plan } from "./plan";
import { type Held, yearsOf } from "./term";

export interface CertificateTerms {
  readonly principal: number;
  /** Percent a year. */
  readonly rate: number;
  readonly rateType: Inputs["rateType"];
  readonly compounding: Inputs["compounding"];
}

/** A US certificate of deposit, with the annual percentage yield of Regulation DD (12 CFR 1030, Appendix A). */
export class Certificate implements Plan {
  /** In percent. */
  readonly apy: number;
  /** Percent a year, before compounding. */
  readonly nominalRate: number;

  constructor(readonly terms: CertificateTerms) {
    const { rate, rateType, compounding } = terms;
    const c = PERIODS[compounding] ?? 1;
    this.apy = rateType === "apy" ? rate : effectiveAnnualRate(rate / (100 * c), c);
    this.nominalRate = rateType === "apy" ? 100 * c * effectivePeriodRate(rate, c) : rate;
  }

  invested(): number {
    return this.terms.principal;
  }

  value(held: Pick<Held, "months" | "days">): number {
    return this.terms.principal * growthFactor(this.apy / 100, yearsOf(held));
  }

  /** Early withdrawal penalty of `months` months of simple interest. */
  penalty(months: number): number {
    return (this.terms.principal * this.nominalRate * months) / 1200;
  }

  get effectiveRate(): number {
    return this.apy;
  }
}
