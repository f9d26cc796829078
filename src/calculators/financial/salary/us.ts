import { type Headline, InputError, type Notice, type Problem } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { Figure } from "../../../data/parameter";
import type { FederalFigures, PayrollItem, StateLaw } from "../../../data/tax/us";
import { type LocalTax, localTaxOf } from "../../../fieldsets/localities";
import { federalOf, stateOf } from "../../../fieldsets/tax-figures";
import { finiteOrNull } from "../../../math/numbers/finite";
import { forStatus } from "../../../math/tax/brackets";
import { localIncomeTax } from "../../../math/tax/local";
import { additionalMedicareWithheld, medicareTax, payrollItemTax, socialSecurityTax } from "../../../math/tax/payroll";
import { steppedDeduction } from "../../../math/tax/stepped-deduction";
import { type Withholding, worksheet1A } from "../../../math/tax/withholding";
import { FREQUENCIES, type Frequency, type Inputs } from "./inputs";
import type { PayLine, PayStub } from "./pay-stub";
import { StateTaxOnPay } from "./state-pay";
import { WITHHOLDING } from "./withholding";
import { usFigures, usNotices } from "./words";

/** The “half” in time and a half; only this premium counts for the overtime deduction. */
const PREMIUM = 0.5;

/** Annual raise, in dollars, used to compute what a raise adds. */
const RAISE = 1000;

/** A US employee's pay: one paycheck and a year of them. */
export class UsPay implements PayStub {
  readonly us = this;
  readonly india = null;
  readonly federal: FederalFigures;
  readonly law: StateLaw | null;
  readonly periods: number;
  readonly regularPay: number;
  readonly overtimePay: number;
  /** Including overtime, without bonus. */
  readonly pay: number;
  readonly retirement: number;
  readonly roth: number;
  /** Section 125 and HSA. */
  readonly cafeteria: number;
  /** Pay subject to income tax, without bonus. */
  readonly taxablePay: number;
  readonly withholding: Withholding;
  /** Withheld from the bonus. */
  readonly bonusWithholding: number;
  /** This paycheck's wages for payroll taxes, including the bonus. */
  readonly payrollWages: number;
  /** Null if the state has no income tax. */
  readonly state: StateTaxOnPay | null;
  /** The chosen city or county; null if there is none. */
  readonly locality: LocalTax | null;

  constructor(readonly inputs: Inputs) {
    const { payBasis, hourlyRate, weeksPerYear, bonusThisPay } = inputs;
    this.federal = federalOf(inputs.taxYear);
    this.law = stateOf(inputs.taxYear, inputs.state);
    this.periods = FREQUENCIES[inputs.payFrequency].periods;
    const isHourly = payBasis === "hourly";
    this.regularPay = (isHourly ? hourlyRate * inputs.hoursPerWeek * weeksPerYear : inputs.annualSalary) / this.periods;
    this.overtimePay = isHourly
      ? (hourlyRate * inputs.overtimeMultiplier * inputs.overtimeHoursPerWeek * weeksPerYear) / this.periods
      : 0;
    this.pay = this.regularPay + this.overtimePay;
    this.retirement = (this.pay * inputs.retirementPercent) / 100;
    this.roth = (this.pay * inputs.rothPercent) / 100;
    this.cafeteria = inputs.section125PerPay + inputs.hsaPerPay;
    this.taxablePay = Math.max(0, this.pay - this.cafeteria - this.retirement);
    this.withholding = worksheet1A(
      {
        taxablePay: this.taxablePay,
        periods: this.periods,
        filingStatus: inputs.filingStatus,
        step2Checkbox: inputs.step2Checkbox,
        dependentsCredit: inputs.dependentsCredit,
        otherIncome: inputs.otherIncome,
        deductions: inputs.w4Deductions,
        extra: inputs.extraWithholding,
      },
      WITHHOLDING,
    );
    this.bonusWithholding = (bonusThisPay * WITHHOLDING.supplementalPercent.value) / 100;
    this.payrollWages = Math.max(0, this.grossPay - this.cafeteria);
    this.state = StateTaxOnPay.of(this);
    this.locality = localTaxOf(inputs, this.law);
  }

  // This paycheck

  get grossPay(): number {
    return this.pay + this.inputs.bonusThisPay;
  }

  get federalWithholding(): number {
    return this.withholding.amount + this.bonusWithholding;
  }

  get socialSecurity(): number {
    return this.#payroll(socialSecurityTax(this.payrollWages, this.federal, this.inputs.ytdWages));
  }

  get medicare(): number {
    return this.#payroll(medicareTax(this.payrollWages, this.federal));
  }

  get additionalMedicare(): number {
    return this.#payroll(additionalMedicareWithheld(this.payrollWages, this.federal, this.inputs.ytdWages));
  }

  get stateTax(): number {
    return this.annualStateTax / this.periods + this.bonusStateTax;
  }

  /** Withheld from the bonus for the state. */
  get bonusStateTax(): number {
    return this.inputs.bonusThisPay > 0 ? (this.state?.bonus ?? 0) : 0;
  }

  get localTax(): number {
    return this.annualLocalTax / this.periods + this.bonusLocalTax;
  }

  get bonusLocalTax(): number {
    const { bonusThisPay, localTaxRate } = this.inputs;
    return this.state ? (bonusThisPay * localTaxRate) / 100 + this.#localityTaxOnBonus : 0;
  }

  get #localityTaxOnBonus(): number {
    const { locality, inputs } = this;
    if (!locality || inputs.bonusThisPay === 0) return 0;
    const percent = locality.rule.bonusPercent;
    return percent === undefined
      ? this.#localityTax(inputs.bonusThisPay) - this.#localityTax(0)
      : (inputs.bonusThisPay * percent) / 100;
  }

  get statePayroll(): number {
    return this.payrollItems.reduce((sum, { tax, onBonus }) => sum + tax / this.periods + onBonus, 0);
  }

  /** Section 125, HSA and 401(k). */
  get preTax(): number {
    return this.cafeteria + this.retirement;
  }

  /** Roth 401(k) and other after-tax deductions. */
  get postTax(): number {
    return this.roth + this.inputs.postTaxPerPay;
  }

  get netPay(): number {
    return (
      this.grossPay -
      this.preTax -
      this.federalWithholding -
      this.socialSecurity -
      this.medicare -
      this.additionalMedicare -
      this.stateTax -
      this.localTax -
      this.statePayroll -
      this.postTax
    );
  }

  get standardDeduction(): number {
    return forStatus(this.federal.standardDeduction.value, this.inputs.filingStatus);
  }

  get wholePay(): number {
    return this.grossPay;
  }

  // Per year, without bonus

  get annualGross(): number {
    return this.pay * this.periods;
  }

  /** Annual wages for payroll taxes. */
  get annualWages(): number {
    return Math.max(0, this.pay - this.cafeteria) * this.periods;
  }

  get annualFederalWithholding(): number {
    return this.withholding.amount * this.periods;
  }

  get annualSocialSecurity(): number {
    return this.#payroll(socialSecurityTax(this.annualWages, this.federal));
  }

  get annualAdditionalMedicare(): number {
    return this.#payroll(additionalMedicareWithheld(this.annualWages, this.federal));
  }

  /** Including the additional tax. */
  get annualMedicare(): number {
    return this.#payroll(medicareTax(this.annualWages, this.federal)) + this.annualAdditionalMedicare;
  }

  get annualStateTax(): number {
    return this.state?.annual ?? 0;
  }

  get annualLocalTax(): number {
    return this.annualLocalityTax + ((this.state?.year.taxableIncome ?? 0) * this.inputs.localTaxRate) / 100;
  }

  /** Of the chosen city or county. */
  get annualLocalityTax(): number {
    return Math.max(0, this.#localityTax(0));
  }

  /** @param more pay on top of a year's paychecks */
  #localityTax(more: number): number {
    const { locality, state, inputs } = this;
    if (!locality || !state) return 0;
    return localIncomeTax(locality.rule, {
      status: inputs.filingStatus,
      earnings: this.annualWages + more,
      adjustedGrossIncome: this.taxablePay * this.periods + more,
      stateTaxableIncome: state.year.taxableIncome + more,
      stateTax: state.year.tax,
    });
  }

  /** The state's payroll items, with the tax of each on a year without the bonus, and what the bonus adds. */
  get payrollItems(): readonly {
    readonly figure: Figure<PayrollItem>;
    readonly tax: number;
    readonly onBonus: number;
  }[] {
    return (this.law?.payroll ?? []).map((figure) => {
      const tax = payrollItemTax(this.annualWages, figure.value);
      const withBonus = payrollItemTax(this.annualWages + this.inputs.bonusThisPay, figure.value);
      return { figure, tax, onBonus: withBonus - tax };
    });
  }

  /** Of the year's paychecks, without the bonus. */
  get annualStatePayroll(): number {
    return this.payrollItems.reduce((sum, { tax }) => sum + tax, 0);
  }

  get annualNet(): number {
    return (
      this.annualGross -
      this.annualFederalWithholding -
      this.annualSocialSecurity -
      this.annualMedicare -
      this.annualStateTax -
      this.annualLocalTax -
      this.annualStatePayroll -
      this.periods * (this.preTax + this.postTax)
    );
  }

  // Per year, with the bonus

  get annualNetWithBonus(): number {
    return this.annualNet + this.bonusNet;
  }

  /** What is left of the bonus after what it adds to the year's taxes. */
  get bonusNet(): number {
    const { socialSecurity, medicare, additionalMedicare } = this.#yearWithBonus;
    return (
      this.inputs.bonusThisPay -
      this.bonusWithholding -
      (socialSecurity - this.annualSocialSecurity) -
      (medicare + additionalMedicare - this.annualMedicare) -
      this.bonusStateTax -
      this.bonusLocalTax -
      this.payrollItems.reduce((sum, { onBonus }) => sum + onBonus, 0)
    );
  }

  /** Payroll taxes of the year, including those on the bonus. */
  get #yearWithBonus() {
    const wages = this.annualWages + this.inputs.bonusThisPay;
    const { federal } = this;
    return {
      socialSecurity: this.#payroll(socialSecurityTax(wages, federal)),
      medicare: this.#payroll(medicareTax(wages, federal)),
      additionalMedicare: this.#payroll(additionalMedicareWithheld(wages, federal)),
    };
  }

  /** Null if there are no hours. */
  get hourlyEquivalent(): number | null {
    const { payBasis, hoursPerWeek, overtimeHoursPerWeek, weeksPerYear } = this.inputs;
    const hours = hoursPerWeek + (payBasis === "hourly" ? overtimeHoursPerWeek : 0);
    return finiteOrNull(this.annualGross / (hours * weeksPerYear));
  }

  /** Overtime premium of the year that is deductible. */
  get overtimeDeduction(): number {
    const { payBasis, hourlyRate, overtimeHoursPerWeek, weeksPerYear, filingStatus } = this.inputs;
    if (payBasis !== "hourly") return 0;
    const premium = hourlyRate * PREMIUM * overtimeHoursPerWeek * weeksPerYear;
    return steppedDeduction(premium, this.taxablePay * this.periods, filingStatus, this.federal.overtimeDeduction);
  }

  /** The employer's share per year. */
  get employerPayrollTax(): number {
    const { annualWages, federal } = this;
    return this.#payroll(socialSecurityTax(annualWages, federal) + medicareTax(annualWages, federal));
  }

  /** What a raise adds to each paycheck, without bonus; null if the pay is too close to zero. */
  get raiseNet(): number | null {
    const { inputs, annualGross } = this;
    const raised =
      inputs.payBasis === "hourly"
        ? { hourlyRate: inputs.hourlyRate * (annualGross > 0 ? (annualGross + RAISE) / annualGross : 1) }
        : { annualSalary: inputs.annualSalary + RAISE };
    const more = (new UsPay({ ...inputs, ...raised }).annualNet - this.annualNet) / this.periods;
    // A rate raised from a pay close to zero can overflow.
    return finiteOrNull(more);
  }

  /** Every paycheck of a year of equal ones, without bonus. */
  get pays(): readonly YearPay[] {
    const wages = this.annualWages / this.periods;
    const rest =
      this.pay -
      this.preTax -
      this.postTax -
      this.withholding.amount -
      (this.annualStateTax + this.annualLocalTax + this.annualStatePayroll) / this.periods -
      this.#payroll(medicareTax(wages, this.federal));
    return Array.from({ length: this.periods }, (_, i) => {
      const before = i * wages;
      const socialSecurity = this.#payroll(socialSecurityTax(wages, this.federal, before));
      const additional = this.#payroll(additionalMedicareWithheld(wages, this.federal, before));
      return {
        number: i + 1,
        month: Math.min(12, Math.floor((12 * i) / this.periods) + 1),
        wagesToDate: before + wages,
        socialSecurity,
        additionalMedicare: additional,
        net: rest - socialSecurity - additional,
      };
    });
  }

  /** The first paycheck of the year with less Social Security tax than the one before; null if there is none. */
  get socialSecurityStops(): YearPay | null {
    const { pays } = this;
    return pays.find((pay, i) => i > 0 && pay.socialSecurity < (pays[i - 1]?.socialSecurity ?? 0) - 0.005) ?? null;
  }

  get lines(): readonly PayLine[] {
    const { inputs, periods } = this;
    const year = this.#yearWithBonus;
    const line = (item: string, perPay: number, perYear = perPay * periods): PayLine => ({
      item,
      perPay,
      perYear,
    });
    const rows = [
      line("Regular pay", this.regularPay),
      line("Overtime", this.overtimePay),
      line("Bonus", inputs.bonusThisPay, inputs.bonusThisPay),
      line("Health plan, section 125", -inputs.section125PerPay),
      line("HSA", -inputs.hsaPerPay),
      line("401(k)", -this.retirement),
      line("Federal income tax", -this.federalWithholding, -(this.annualFederalWithholding + this.bonusWithholding)),
      line("Social Security", -this.socialSecurity, -year.socialSecurity),
      line("Medicare", -this.medicare, -year.medicare),
      line("Additional Medicare", -this.additionalMedicare, -year.additionalMedicare),
      line("State income tax", -this.stateTax, -(this.annualStateTax + this.bonusStateTax)),
      line("Local income tax", -this.localTax, -(this.annualLocalTax + this.bonusLocalTax)),
      ...this.payrollItems.map(({ figure, tax, onBonus }) =>
        line(figure.label, -(tax / periods + onBonus), -(tax + onBonus)),
      ),
      line("Roth 401(k)", -this.roth),
      line("Other after-tax deductions", -inputs.postTaxPerPay),
    ].filter((row) => row.perPay !== 0 || row.perYear !== 0);
    return [...rows, line("Take-home pay", this.netPay, this.annualNetWithBonus)];
  }

  /** Gross and net pay of the same year at every pay frequency. */
  get conversion(): readonly { payFrequency: Frequency; gross: number; net: number }[] {
    return (Object.keys(FREQUENCIES) as Frequency[]).map((payFrequency) => {
      const { periods } = FREQUENCIES[payFrequency];
      return { payFrequency, gross: this.annualGross / periods, net: this.annualNet / periods };
    });
  }

  get figures(): readonly Figure[] {
    return usFigures(this);
  }

  headline(format: Format): Headline {
    const { words } = FREQUENCIES[this.inputs.payFrequency];
    const kept =
      this.grossPay > 0
        ? `from ${format.money(this.grossPay)}: you keep ${format.percent((100 * this.netPay) / this.grossPay, 0)}.`
        : "from no pay.";
    return {
      label: "Take-home pay",
      before: "You take home",
      figure: format.money(this.netPay),
      after: `${this.inputs.bonusThisPay > 0 ? "this time" : words} ${kept}`,
    };
  }

  notices(format: Format): Listed<Notice> {
    return usNotices(this, format);
  }

  #payroll(tax: number): number {
    return this.inputs.ficaExempt ? 0 : tax;
  }
}

export interface YearPay {
  readonly number: number;
  /** Month in which the pay period begins, 1 to 12. */
  readonly month: number;
  readonly wagesToDate: number;
  readonly socialSecurity: number;
  readonly additionalMedicare: number;
  readonly net: number;
}

/** @throws InputError if inputs contradict each other */
export function checkUs(inputs: Inputs, pay: number, format: Format): void {
  const problems: Problem[] = [];
  const { payBasis, hoursPerWeek, overtimeHoursPerWeek, section125PerPay, hsaPerPay } = inputs;
  if (payBasis === "hourly" && hoursPerWeek + overtimeHoursPerWeek > 168)
    for (const field of ["hoursPerWeek", "overtimeHoursPerWeek"])
      problems.push({ field, message: "Hours and overtime hours together can be at most 168 a week." });
  if (section125PerPay + hsaPerPay > pay * (1 + 1e-12))
    problems.push({
      field: "section125PerPay",
      message: `Pre-tax deductions cannot be more than the pay of ${format.money(pay)}.`,
    });
  if (problems.length > 0) throw new InputError(problems);
}
