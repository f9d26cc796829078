import { type Headline, InputError, type Notice, notice, type Step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { Figure } from "../../../data/parameter";
import type { IndiaFigures } from "../../../data/tax/india";
import { taxFigureNotices } from "../../../fieldsets/tax";
import { indiaOf } from "../../../fieldsets/tax-figures";
import { bracketParts, bracketRate } from "../../../math/tax/brackets";
import {
  breakEvenDeductions,
  type IndiaTax,
  incomeAtSlabRates,
  indiaTax,
  letOutResult,
  oldTaxWith,
  type Regime,
} from "../../../math/tax/india";
import { type AdvanceTax, advanceTax } from "../../../math/tax/india-advance-tax";
import { joinWithAnd } from "../../../math/words/lists";
import { indiaWorking } from "./india-working";
import type { Inputs } from "./inputs";
import { type CurvePoint, rateCurve } from "./rate-curve";
import { headline } from "./words";
import type { BracketRow, YearTaxes } from "./year-taxes";

/** Salary increase, in rupees, used to measure the rate of the next rupee. */
const MORE_SALARY = 1000;

/** Number of intervals of the deduction curve. */
const DEDUCTION_POINTS = 100;

/** The rate curve extends at least this far. */
const MIN_CURVE_END = 1_500_000;
const CURVE_UNIT = 5000;

/** A year's income tax in India under both regimes. */
export class IndiaYear implements YearTaxes {
  readonly us = null;
  readonly india = this;
  readonly law: IndiaFigures;
  readonly taxNew: IndiaTax;
  readonly taxOld: IndiaTax;
  readonly better: Regime;
  /** The tax under the chosen regime. */
  readonly used: IndiaTax;

  #breakEven: number | null | undefined;
  #curve: readonly CurvePoint[] | undefined;

  constructor(readonly inputs: Inputs) {
    this.law = indiaOf(inputs.financialYear);
    this.taxNew = indiaTax(inputs, "new", this.law);
    this.taxOld = indiaTax(inputs, "old", this.law);
    this.better = this.taxOld.total < this.taxNew.total - 1e-7 ? "old" : "new";
    const regime = inputs.regime === "best" ? this.better : inputs.regime;
    this.used = regime === "new" ? this.taxNew : this.taxOld;
  }

  /** Including rent after municipal taxes. */
  get totalIncome(): number {
    const { stcgEquity, ltcgEquity, ltcgOther, rentReceived, municipalTaxes } = this.inputs;
    const rent = Math.max(0, rentReceived - municipalTaxes);
    return incomeAtSlabRates(this.inputs) + rent + stcgEquity + ltcgEquity + ltcgOther;
  }

  /** Null unless asked for. */
  get advance(): AdvanceTax | null {
    const { inputs, law } = this;
    if (!inputs.checkAdvanceTax) return null;
    return advanceTax(
      Math.max(0, this.taxPayable - inputs.taxWithheld),
      [inputs.advanceJune, inputs.advanceSeptember, inputs.advanceDecember, inputs.advanceMarch],
      inputs.ageBand !== "below60",
      inputs.monthsToPayment,
      law.advanceTax.value,
    );
  }

  /** TDS and installments of advance tax. */
  get paid(): number {
    return this.inputs.taxWithheld + (this.advance?.instalments.at(-1)?.paid ?? 0);
  }

  get totalTax(): number {
    return this.used.total;
  }

  get taxableIncome(): number {
    return this.used.totalIncome;
  }

  /** To the nearest ten rupees, halves up. */
  get taxPayable(): number {
    const unit = this.law.taxRounding.value;
    return Math.floor(this.totalTax / unit + 0.5 + 1e-9) * unit;
  }

  get refundOrDue(): number {
    return this.paid - this.taxPayable;
  }

  get gainsTax(): number {
    return this.used.gainsTax;
  }

  get marginalRate(): number {
    return bracketRate(this.used.slabs, this.used.normalIncome);
  }

  get marginalRateAllIn(): number {
    const more = this.taxAt(this.inputs.salaryIncome + MORE_SALARY);
    return (100 * (more - this.totalTax)) / MORE_SALARY;
  }

  get brackets(): readonly BracketRow[] {
    return bracketParts(this.used.slabs, this.used.normalIncome).map((part) => ({
      kind: "ordinary",
      ...part,
    }));
  }

  get breakEven(): number | null {
    if (this.#breakEven === undefined) this.#breakEven = breakEvenDeductions(this.inputs, this.law);
    return this.#breakEven;
  }

  /** The rate curve over the salary; everything else, including the regime, stays as entered. */
  get curve(): readonly CurvePoint[] {
    const { salaryIncome } = this.inputs;
    this.#curve ??= rateCurve(salaryIncome, this.totalIncome - salaryIncome, MIN_CURVE_END, CURVE_UNIT, (salary) =>
      this.taxAt(salary),
    );
    return this.#curve;
  }

  /** Old-regime tax as total deductions rise from 0 to 1.4 times the break-even or actual amount, limited by income. */
  get deductionCurve(): readonly { readonly deductions: number; readonly tax: number }[] {
    const most = Math.max(this.breakEven ?? 0, this.taxOld.totalDeductions, 100_000);
    const end = Math.min(1.4 * most, incomeAtSlabRates(this.inputs) + Math.max(0, this.taxOld.letOutIncome));
    return Array.from({ length: DEDUCTION_POINTS + 1 }, (_, i) => {
      const deductions = (end * i) / DEDUCTION_POINTS;
      return { deductions, tax: oldTaxWith(this.inputs, deductions, this.law) };
    });
  }

  /** The tax on a different salary, in the same regime. */
  taxAt(salaryIncome: number): number {
    return indiaTax({ ...this.inputs, salaryIncome }, this.used.regime, this.law).total;
  }

  get figures(): readonly Figure[] {
    const { law, inputs, used } = this;
    const gains = [
      ...(inputs.stcgEquity > 0 ? [law.shortTermEquity] : []),
      ...(inputs.ltcgEquity > 0 ? [law.longTermEquity] : []),
      ...(inputs.ltcgOther > 0 ? [law.longTermOther] : []),
    ];
    const surcharge =
      this.taxNew.surcharge + this.taxOld.surcharge > 0
        ? [law.newSurcharge, law.oldSurcharge, ...(gains.length > 0 ? [law.surchargeCap] : [])]
        : [];
    const old = this.taxOld.deductions;
    const deducted: [number, Figure][] = [
      [old.hra, law.hra],
      [old.professionalTax, law.professionalTax],
      [old.homeLoan, law.homeLoanInterest],
      [old.investments, law.investments],
      [old.npsExtra, law.npsExtra],
      [old.employerNps, law.oldEmployerNps],
      [used.deductions.employerNps, law.newEmployerNps],
      [old.health, law.healthInsurance],
      [old.educationLoan, law.educationLoan],
      [old.savingsInterest, law.savingsInterest],
    ];
    return [
      law.newSlabs,
      law.newStandardDeduction,
      law.newRebate,
      law.oldSlabs,
      law.oldStandardDeduction,
      law.oldRebate,
      ...deducted.flatMap(([amount, figure]) => (amount > 0 ? [figure] : [])),
      ...(inputs.rentReceived + inputs.letOutInterest > 0 ? [law.letOutProperty] : []),
      ...gains,
      ...surcharge,
      law.cess,
      law.taxRounding,
      ...(inputs.checkAdvanceTax ? [law.advanceTax] : []),
    ];
  }

  headline(format: Format): Headline {
    return headline(this, this.taxPayable, format);
  }

  notices(format: Format): Listed<Notice> {
    const { law, inputs, taxOld, used, advance } = this;
    const rent = letOutResult(inputs, law);
    // The list of cities matters only to taxpayers who live in one of them and have an HRA exemption.
    const touched = this.figures.filter(
      (figure) => figure !== law.hra || (inputs.metroCity && taxOld.deductions.hra > 0),
    );
    return [
      rent < used.letOutIncome &&
        notice(
          "property-loss",
          used.regime === "new"
            ? `The loss of ${format.wholeMoney(-rent)} from let-out property does not reduce other income in the new regime.`
            : `Of the loss of ${format.wholeMoney(-rent)} from let-out property, ${format.wholeMoney(-used.letOutIncome)} reduces other income this year; the rest carries over to later years.`,
        ),
      advance &&
        !advance.isDue &&
        notice(
          "no-advance-tax",
          inputs.ageBand === "below60"
            ? `No advance tax is due, because the tax after TDS, ${format.wholeMoney(advance.tax)}, is less than ${format.wholeMoney(law.advanceTax.value.dueFrom)}.`
            : "No advance tax is due from a person of 60 or over without business income.",
        ),
      advance && interestNotice(advance, format),
      taxFigureNotices(touched),
    ];
  }

  working(format: Format): Listed<Step> {
    return indiaWorking(this, format);
  }
}

/** @throws InputError if inputs contradict each other */
export function checkIndia({ basicSalary, salaryIncome }: Inputs): void {
  if (basicSalary > salaryIncome) throw new InputError("basicSalary", "Basic salary cannot be more than the salary.");
}

/** What paying late costs, which is no part of the tax. */
function interestNotice({ instalmentInterest, laterInterest }: AdvanceTax, format: Format): Notice | false {
  const parts = [
    ...(instalmentInterest > 0 ? [`${format.wholeMoney(instalmentInterest)} for late installments`] : []),
    ...(laterInterest > 0 ? [`${format.wholeMoney(laterInterest)} from April on`] : []),
  ];
  return parts.length > 0 && notice("advance-interest", `Interest is due on top of the tax: ${joinWithAnd(parts)}.`);
}
