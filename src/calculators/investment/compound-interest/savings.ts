import { InputError } from "../../../core/calculator";
import { once } from "../../../core/once";
import { annuityValue } from "../../../math/finance/deposits";
import { finiteOrNull } from "../../../math/numbers/finite";
import { wholeDown, wholeUp } from "../../../math/numbers/slack";
import { type Compounding, type Inputs, PER_YEAR, TERM_MESSAGE } from "./inputs";

/** A year of the account; the last one may be only part of a year. */
export interface SavingsYear {
  readonly year: number;
  /** Years from the start of the term to the end of this year. */
  readonly end: number;
  readonly deposits: number;
  readonly interest: number;
  readonly tax: number;
  /** After tax. */
  readonly balance: number;
}

/** The account at a point in time. */
export interface SavingsPoint {
  readonly years: number;
  readonly paidIn: number;
  /** Before tax. */
  readonly balance: number;
  readonly afterTax: number;
  /** After tax, in today’s money. */
  readonly realBalance: number;
  /** Balance before tax at the ends of the range of rates; null without a range. */
  readonly low: number | null;
  readonly high: number | null;
}

/** Years. Terms up to this long are drawn month by month. */
const SHORT_TERM = 4;

/** When tax on interest is taken from the account; `never` computes it before tax. */
type TaxTiming = Inputs["taxTiming"] | "never";

/**
 * Savings with regular deposits. Money grows by e^(δt) over any time t, where δ is the continuous growth rate
 * (intensity) equivalent to the rate and its compounding. Deposits and compounding may therefore have any frequencies.
 */
export class Savings {
  readonly inputs: Inputs;
  /** Term in years. */
  readonly years: number;
  /** δ, per year. */
  readonly intensity: number;
  /** Deposits in a year. */
  readonly depositsPerYear: number;
  /** Deposits in the whole term. */
  readonly depositCount: number;
  /** The years of the account before tax. */
  readonly untaxed: () => readonly SavingsYear[];
  /** The years of the account with tax on interest, paid as chosen. */
  readonly taxed: () => readonly SavingsYear[];

  /** @throws InputError if the term is zero */
  constructor(inputs: Inputs) {
    this.inputs = inputs;
    this.years = inputs.termYears + inputs.termMonths / 12;
    if (this.years === 0) throw new InputError("termYears", TERM_MESSAGE);
    this.intensity = this.intensityAt(inputs.annualRate);
    this.depositsPerYear = PER_YEAR[inputs.contributionFrequency];
    this.depositCount = wholeDown(this.depositsPerYear * this.years);
    this.untaxed = once(() => this.#run(this.intensity, "never"));
    this.taxed = once(() => this.#run(this.intensity, inputs.taxTiming));
  }

  /** δ at a given rate and compounding: c·ln(1 + r/c), or r if continuous, or ln(1 + r) for an effective rate. */
  intensityAt(annualRate: number, compounding: Compounding = this.inputs.compounding): number {
    const rate = annualRate / 100;
    if (this.inputs.rateType === "effective") return Math.log1p(rate);
    if (compounding === "continuous") return rate;
    return PER_YEAR[compounding] * Math.log1p(rate / PER_YEAR[compounding]);
  }

  /** Future value before tax, optionally at another rate or compounding. */
  valueAt(annualRate = this.inputs.annualRate, compounding?: Compounding): number {
    return lastBalance(this.#run(this.intensityAt(annualRate, compounding), "never"));
  }

  /** Future value at the lower (−1) or upper (1) end of the range of rates, or null if there is no range. */
  valueWithin(side: -1 | 1): number | null {
    const { annualRate, rateVariance } = this.inputs;
    return rateVariance === 0 ? null : this.valueAt(annualRate + side * rateVariance);
  }

  get futureValue(): number {
    return lastBalance(this.untaxed());
  }

  get afterTaxValue(): number {
    return lastBalance(this.taxed());
  }

  get totalContributions(): number {
    return this.untaxed().reduce((sum, { deposits }) => sum + deposits, 0);
  }

  get totalInvested(): number {
    return this.inputs.principal + this.totalContributions;
  }

  get totalInterest(): number {
    return this.futureValue - this.totalInvested;
  }

  get totalTax(): number {
    return this.taxed().reduce((sum, { tax }) => sum + tax, 0);
  }

  /** Converts an amount `time` years from now to today's money. */
  inTodaysMoney(value: number, time: number): number {
    return value / (1 + this.inputs.inflationRate / 100) ** time;
  }

  get realValue(): number {
    return this.inTodaysMoney(this.afterTaxValue, this.years);
  }

  /** In percent. */
  get effectiveAnnualRate(): number {
    return 100 * Math.expm1(this.intensity);
  }

  /** Interest rate from one deposit to the next, as a fraction. */
  get depositPeriodRate(): number {
    return Math.expm1(this.intensity / this.depositsPerYear);
  }

  /** Years after the period of the last deposit. A 2½-year term with one deposit a year leaves half a year. */
  get yearsWithoutDeposit(): number {
    const left = this.years - this.depositCount / this.depositsPerYear;
    return left > 1e-9 ? left : 0;
  }

  get doublingYears(): number | null {
    return this.intensity > 0 ? finiteOrNull(Math.LN2 / this.intensity) : null;
  }

  get ruleOf72Years(): number | null {
    return this.inputs.annualRate > 0 ? finiteOrNull(72 / this.inputs.annualRate) : null;
  }

  /** Points of the account for the chart: one per year, or one per month for a short term. */
  curve(): SavingsPoint[] {
    const { principal, annualRate, rateVariance } = this.inputs;
    const perYear = this.years <= SHORT_TERM ? 12 : 1;
    const account = (rate: number) => {
      const intensity = this.intensityAt(rate);
      const rows = this.#run(intensity, "never");
      return (time: number) => this.#at(time, rows, intensity);
    };
    const plain = account(annualRate);
    const low = rateVariance > 0 ? account(annualRate - rateVariance) : null;
    const high = rateVariance > 0 ? account(annualRate + rateVariance) : null;
    return Array.from({ length: wholeUp(this.years * perYear) + 1 }, (_, i) => {
      const time = Math.min(this.years, i / perYear);
      const { balance, deposits } = plain(time);
      const taxed = this.#at(time, this.taxed(), this.intensity).balance;
      return {
        years: time,
        paidIn: principal + deposits,
        balance,
        afterTax: taxed,
        realBalance: this.inTodaysMoney(taxed, time),
        low: low?.(time).balance ?? null,
        high: high?.(time).balance ?? null,
      };
    });
  }

  /** The account at a point in time, given its years. The tax on a year’s interest is due at the end of the year. */
  #at(time: number, rows: readonly SavingsYear[], intensity: number) {
    const passed = time >= this.years ? rows.length : wholeDown(time);
    const deposits = rows.slice(0, passed).reduce((sum, row) => sum + row.deposits, 0);
    const balance = passed === 0 ? this.inputs.principal : (rows[passed - 1] as SavingsYear).balance;
    if (passed === rows.length) return { balance, deposits };
    const grown = this.#grow(balance, passed + 1, Math.max(0, time - passed), intensity);
    return { balance: grown.balance, deposits: deposits + grown.deposits };
  }

  #run(intensity: number, taxTiming: TaxTiming): SavingsYear[] {
    const { principal, taxRate } = this.inputs;
    const rows: SavingsYear[] = [];
    let [balance, earned] = [principal, 0];
    const count = wholeUp(this.years);
    for (let year = 1; year <= count; year++) {
      const end = Math.min(year, this.years);
      const grown = this.#grow(balance, year, end - year + 1, intensity);
      const interest = grown.balance - balance - grown.deposits;
      earned += interest;
      const taxable = { never: 0, annual: interest, "at-end": year === count ? earned : 0 }[taxTiming];
      const tax = (taxRate / 100) * Math.max(0, taxable);
      balance = grown.balance - tax;
      rows.push({ year, end, deposits: grown.deposits, interest, tax, balance });
    }
    return rows;
  }

  /** Grows the balance over the first `length` of a year, with the deposits made in that time. */
  #grow(balance: number, year: number, length: number, intensity: number) {
    const { contribution, contributionGrowth, contributionTiming: timing } = this.inputs;
    const perYear = this.depositsPerYear;
    const passed = perYear * length;
    const due = timing === "start" ? wholeUp(passed) : wholeDown(passed);
    const made = Math.min(due, this.depositCount - perYear * (year - 1));
    const deposit = contribution * (1 + contributionGrowth / 100) ** (year - 1);
    const rate = Math.expm1(intensity / perYear);
    const grown = deposit * annuityValue(rate, made, timing) * Math.exp(intensity * (length - made / perYear));
    return { balance: balance * Math.exp(intensity * length) + grown, deposits: deposit * made };
  }
}

function lastBalance(rows: readonly SavingsYear[]): number {
  return rows.at(-1)?.balance ?? 0;
}
