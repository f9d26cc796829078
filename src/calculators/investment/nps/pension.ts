import { InputError } from "../../../core/calculator";
import { INDIA_NPS, npsTaxFigures } from "../../../data/nps/india";
import { annuityValue, growthFactor } from "../../../math/finance/deposits";
import { effectivePeriodRate, nominalPeriodRate } from "../../../math/finance/period-rate";
import { NOISE } from "../../../math/numbers/slack";
import { writeDecimal } from "../../../math/numbers/write-number";
import { type Deductions, deductionsOf } from "./deductions";
import { type Exit, exitOf, isSplitByShares } from "./exit";
import { type Inputs, WRONG_EXIT_AGE } from "./inputs";
import { type Mix, mixAt, mixReturn } from "./mix";

/** One year of saving. */
export interface SavingYear {
  /** Age at the beginning of the year. */
  readonly age: number;
  readonly mix: Mix | null;
  /** Percent a year, before charges. */
  readonly grossReturn: number;
  /** Percent a year, after charges. */
  readonly netReturn: number;
  /** Interest rate per month, as a fraction. */
  readonly monthlyRate: number;
  /** Own and employer’s contribution each month. */
  readonly monthly: number;
  readonly opening: number;
  readonly closing: number;
}

/** Floating-point tolerance on the sum of the shares. */
const CLOSE = 1e-9;

/** A Tier I account from today to the exit, with its payout and taxes. */
export class Pension {
  readonly years: number;
  readonly saving: readonly SavingYear[];
  readonly corpus: number;
  readonly exit: Exit;

  /** @throws InputError if the inputs contradict each other */
  constructor(readonly inputs: Inputs) {
    const { currentAge, exitAge, allocationMode } = inputs;
    if (exitAge <= currentAge) throw new InputError("exitAge", WRONG_EXIT_AGE);
    if (allocationMode === "active") checkShares(inputs);
    this.years = exitAge - currentAge;
    this.saving = savingYears(inputs, this.years);
    this.corpus = this.saving.at(-1)?.closing ?? 0;
    this.exit = exitOf(this.corpus, inputs);
  }

  get isSplitByShares(): boolean {
    return isSplitByShares(this.corpus, this.inputs);
  }

  get contributed(): number {
    return this.#paid(this.inputs.monthlyContribution);
  }

  get contributedByEmployer(): number {
    return this.#paid(this.inputs.employerMonthly);
  }

  #paid(monthly: number): number {
    return 12 * monthly * annuityValue(this.inputs.contributionGrowth / 100, this.years, "end");
  }

  get totalGain(): number {
    return this.corpus - this.contributed - this.contributedByEmployer - this.inputs.existingCorpus;
  }

  /** Converts an amount at the exit to today’s money. */
  real(amount: number): number {
    return amount / (1 + this.inputs.inflationRate / 100) ** this.years;
  }

  get monthlyPension(): number {
    return (this.exit.annuityCorpus * this.inputs.annuityRate) / 1200;
  }

  get monthlyPensionAfterTax(): number {
    return this.monthlyPension * (1 - this.taxShare(this.inputs.retirementSlabRate));
  }

  /** Amount redeemed each month, or null if nothing is redeemed. */
  get redeemedMonthly(): number | null {
    return this.exit.redeemed > 0 ? this.exit.redeemed / (12 * this.inputs.surYears) : null;
  }

  /** The part of the lump sum above the tax-free limit. */
  get taxableLumpSum(): number {
    const above = this.exit.lumpSum - (this.corpus * INDIA_NPS.taxFreeLumpSum.value) / 100;
    return above > NOISE * this.corpus ? above : 0;
  }

  get taxOnLumpSum(): number {
    return this.taxableLumpSum * this.taxShare(this.inputs.slabRate);
  }

  get deductions(): Deductions {
    return deductionsOf(this.inputs);
  }

  get taxSaved(): number {
    const { own, ownExtra, employer } = this.deductions;
    return (own.amount + ownExtra.amount + employer.amount) * this.taxShare(this.inputs.slabRate);
  }

  /** The cess, in percent of the tax. */
  get cess(): number {
    return npsTaxFigures(this.inputs.taxYear).cess.value;
  }

  /** Tax including cess at a slab rate, as a fraction of income. */
  taxShare(slabRate: number): number {
    return (slabRate / 100) * (1 + this.cess / 100);
  }

  /** The same plan with a different annuity share. */
  withShare(annuityShare: number): Pension {
    return new Pension({ ...this.inputs, annuityShare, midCorpusOption: "standard" });
  }
}

function savingYears(inputs: Inputs, years: number): SavingYear[] {
  const rows: SavingYear[] = [];
  const { contributionTiming, annualCharges, contributionGrowth } = inputs;
  const perMonth = inputs.rateConvention === "nominal" ? nominalPeriodRate : effectivePeriodRate;
  const first = inputs.monthlyContribution + inputs.employerMonthly;
  let opening = inputs.existingCorpus;
  for (let year = 0; year < years; year++) {
    const age = inputs.currentAge + year;
    const mix = mixAt(inputs, age);
    const grossReturn = mix ? mixReturn(mix, inputs) : inputs.annualRate;
    const netReturn = 100 * ((1 + grossReturn / 100) * (1 - annualCharges / 100) - 1);
    const monthlyRate = perMonth(netReturn, 12);
    const monthly = first * (1 + contributionGrowth / 100) ** year;
    const closing =
      opening * growthFactor(monthlyRate, 12) + monthly * annuityValue(monthlyRate, 12, contributionTiming);
    rows.push({ age, mix, grossReturn, netReturn, monthlyRate, monthly, opening, closing });
    opening = closing;
  }
  return rows;
}

function checkShares({ equityShare, corporateShare, governmentShare, alternativeShare }: Inputs): void {
  const sum = equityShare + corporateShare + governmentShare + alternativeShare;
  if (Math.abs(sum - 100) <= CLOSE) return;
  const now = writeDecimal(sum, { minDigits: 0, maxDigits: 6, grouping: "thousands" });
  throw new InputError("equityShare", `The four shares must add up to 100% (now ${now}%).`);
}
