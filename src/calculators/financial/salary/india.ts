import { type Headline, InputError, type Notice, type Step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { Figure } from "../../../data/parameter";
import type { IndiaFigures } from "../../../data/tax/india";
import {
  type ProfessionalTax,
  professionalTaxFigure,
  type SalaryFigures,
  salaryFigures,
} from "../../../data/tax/india-pay";
import { taxFigureNotices } from "../../../fieldsets/tax";
import { indiaOf } from "../../../fieldsets/tax-figures";
import { type IndiaTax, indiaTax } from "../../../math/tax/india";
import { type Package, packageOf, professionalTaxOf } from "../../../math/tax/india-pay";
import { indiaWorking } from "./india-working";
import type { Inputs } from "./inputs";
import type { PayLine, PayStub } from "./pay-stub";

/** Half a paisa; smaller amounts are rounding noise. */
const HALF_PAISA = 0.005;

/** An Indian employee's pay, derived from the cost to company. */
export class IndiaPay implements PayStub {
  readonly us = null;
  readonly india = this;
  readonly law: IndiaFigures;
  readonly terms: SalaryFigures;
  readonly professionalTaxFigure: Figure<ProfessionalTax> | null;
  readonly package: Package;
  /** Special allowance per year: gross pay minus basic, HRA and variable pay. */
  readonly special: number;
  readonly grossMonthly: number;
  readonly professionalTax: ReturnType<typeof professionalTaxOf>;
  readonly taxNew: IndiaTax;
  readonly taxOld: IndiaTax;
  readonly used: IndiaTax;

  /** @throws InputError if basic, HRA and variable pay add up to more than the gross pay */
  constructor(
    readonly inputs: Inputs,
    format: Format,
  ) {
    const { financialYear, professionalTaxState, variablePay } = inputs;
    this.law = indiaOf(financialYear);
    this.terms = salaryFigures(financialYear);
    this.package = packageOf(inputs, this.terms);
    const { gross, basic, hra } = this.package;
    this.special = gross - basic - hra - variablePay;
    if (this.special < -HALF_PAISA)
      throw variablePay > 0
        ? new InputError(
            "variablePay",
            `Variable pay cannot be more than ${format.money(Math.max(0, gross - basic - hra))}.`,
          )
        : new InputError("basicPercent", "Basic and HRA together are more than the gross pay.");
    this.grossMonthly = (gross - variablePay) / 12;
    this.professionalTaxFigure =
      professionalTaxState === "none" ? null : professionalTaxFigure(professionalTaxState, financialYear);
    this.professionalTax = this.professionalTaxFigure
      ? professionalTaxOf(this.grossMonthly, inputs.female, this.professionalTaxFigure.value)
      : { month: 0, year: 0 };
    const taxpayer = this.#taxpayer();
    this.taxNew = indiaTax(taxpayer, "new", this.law);
    this.taxOld = indiaTax(taxpayer, "old", this.law);
    const cheaper = this.taxOld.total < this.taxNew.total - 1e-7 ? "old" : "new";
    const regime = inputs.regime === "best" ? cheaper : inputs.regime;
    this.used = regime === "new" ? this.taxNew : this.taxOld;
  }

  get annualGross(): number {
    return this.package.gross;
  }

  get tdsMonthly(): number {
    return this.used.total / 12;
  }

  get netPay(): number {
    return this.grossMonthly - this.package.employeePf / 12 - this.professionalTax.month - this.tdsMonthly;
  }

  get annualNet(): number {
    return this.annualGross - this.package.employeePf - this.professionalTax.year - this.used.total;
  }

  get wholePay(): number {
    return this.grossMonthly;
  }

  get lines(): readonly PayLine[] {
    const { basic, hra, employeePf } = this.package;
    const line = (item: string, perYear: number, perPay = perYear / 12): PayLine => ({
      item,
      perPay,
      perYear,
    });
    const rows = [
      line("Basic", basic),
      line("HRA", hra),
      line("Special allowance", Math.max(0, this.special)),
      line("Variable pay", this.inputs.variablePay, 0),
      line("Provident fund", -employeePf),
      line("Professional tax", -this.professionalTax.year, -this.professionalTax.month),
      line("Income tax (TDS)", -this.used.total),
    ].filter((row) => row.perPay !== 0 || row.perYear !== 0);
    return [...rows, line("Take-home pay", this.annualNet, this.netPay)];
  }

  get figures(): readonly Figure[] {
    const { law, terms, taxOld } = this;
    const old = taxOld.deductions;
    return [
      ...(this.package.employeePf + this.package.employerPf > 0 ? [terms.providentFund] : []),
      ...(this.package.gratuity > 0 ? [terms.gratuity] : []),
      ...(this.inputs.basicPercent < terms.wagesFloor.value ? [terms.wagesFloor] : []),
      ...(this.professionalTaxFigure ? [this.professionalTaxFigure] : []),
      law.newSlabs,
      law.newStandardDeduction,
      law.newRebate,
      law.oldSlabs,
      law.oldStandardDeduction,
      law.oldRebate,
      ...(old.hra > 0 ? [law.hra] : []),
      ...(old.investments > 0 ? [law.investments] : []),
      ...(old.npsExtra > 0 ? [law.npsExtra] : []),
      ...(this.package.employerNps > 0 ? [law.newEmployerNps, law.oldEmployerNps] : []),
      ...(old.health > 0 ? [law.healthInsurance] : []),
      ...(old.homeLoan > 0 ? [law.homeLoanInterest] : []),
      ...(this.taxNew.surcharge + taxOld.surcharge > 0 ? [law.newSurcharge, law.oldSurcharge] : []),
      law.cess,
    ];
  }

  headline(format: Format): Headline {
    const ctc = this.inputs.annualCtc;
    return {
      label: "Take-home pay",
      before: "You take home",
      figure: format.wholeMoney(this.netPay),
      after: `a month from a CTC of ${format.wholeMoney(ctc)}: you keep ${format.percent((100 * this.annualNet) / ctc, 0)} over the year.`,
    };
  }

  notices(format: Format): Listed<Notice> {
    const { inputs, terms, taxOld, law } = this;
    const floor = terms.wagesFloor.value;
    const touched = this.figures.filter(
      (figure) =>
        (figure !== law.hra || (inputs.metroCity && taxOld.deductions.hra > 0)) &&
        (figure !== this.professionalTaxFigure || this.professionalTax.year > 0),
    );
    return [
      ...(inputs.basicPercent < floor
        ? [
            {
              code: "basic-below-half",
              message: `Basic is ${format.percent(inputs.basicPercent)} of the CTC. Under India’s Labour Codes, allowances above half of the pay count as wages, so provident fund and gratuity may be based on more than the basic pay shown here.`,
            },
          ]
        : []),
      ...taxFigureNotices(touched),
    ];
  }

  working(format: Format): Listed<Step> {
    return indiaWorking(this, format);
  }

  #taxpayer() {
    const { inputs } = this;
    const { gross, basic, hra, employeePf, employerNps } = this.package;
    return {
      ...inputs,
      salaryIncome: gross + employerNps,
      basicSalary: basic,
      hraReceived: hra,
      rentPaid: 12 * inputs.monthlyRent,
      otherIncome: 0,
      savingsInterest: 0,
      depositInterest: 0,
      rentReceived: 0,
      municipalTaxes: 0,
      letOutInterest: 0,
      stcgEquity: 0,
      ltcgEquity: 0,
      ltcgOther: 0,
      professionalTax: this.professionalTax.year,
      section80c: employeePf + inputs.section80c,
      employerNps,
      parents80d: 0,
      parentsSenior: false,
      educationLoanInterest: 0,
    };
  }
}
