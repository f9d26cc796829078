/** A state's income tax on pay: what is withheld from a year of equal paychecks, and from a bonus. */
import type { Figure } from "../../../data/parameter";
import type { StateLaw, SupplementalWithholding, TaxedBenefit } from "../../../data/tax/us";
import { type StateFacts, type StateTax, stateIncomeTax } from "../../../math/tax/state";
import {
  formulaWithholding,
  returnWithholding,
  type StatePay,
  type StateWithheld,
} from "../../../math/tax/state-withholding";
import type { Inputs } from "./inputs";
import type { UsPay } from "./us";

/** How the tax on a bonus is found. `together`: with the pay, as if one paycheck. */
type BonusMethod =
  | { readonly kind: "share"; readonly figure: Figure<SupplementalWithholding>; readonly percent: number }
  | { readonly kind: "federal-share"; readonly figure: Figure<SupplementalWithholding>; readonly percent: number }
  | { readonly kind: "together"; readonly withBonus: number; readonly without: number };

/** A state's tax on the pay of an employee, in dollars. */
export class StateTaxOnPay {
  /** The state's return for a year of such paychecks. */
  readonly year: StateTax;
  /** Null if the year's tax is spread evenly, by choice or because the state's guide has no formula here. */
  readonly guide: StateWithheld | null;
  readonly #pay: UsPay;
  readonly #law: StateLaw;

  /** Null if the state has no income tax. */
  static of(pay: UsPay): StateTaxOnPay | null {
    return pay.law?.incomeTax ? new StateTaxOnPay(pay, pay.law) : null;
  }

  private constructor(pay: UsPay, law: StateLaw) {
    this.#pay = pay;
    this.#law = law;
    this.year = this.#yearTax(pay.taxablePay);
    this.guide = pay.inputs.stateMethod === "guide" ? this.#byGuide(pay.taxablePay) : null;
  }

  /** Pay of a year that the guide's formula starts from. */
  get guidePay(): number {
    return this.#statePay(this.#pay.taxablePay).pay;
  }

  /** Withheld from a year of paychecks without the bonus. */
  get annual(): number {
    return this.guide?.tax ?? this.year.tax;
  }

  /** Withheld from the bonus. */
  get bonus(): number {
    const { method } = this;
    const { inputs, bonusWithholding } = this.#pay;
    if (method.kind === "together") return Math.max(0, method.withBonus - method.without);
    return ((method.kind === "share" ? inputs.bonusThisPay : bonusWithholding) * method.percent) / 100;
  }

  get method(): BonusMethod {
    const figure = this.#law.supplementalWithholding;
    if (figure)
      return "percent" in figure.value
        ? { kind: "share", figure, percent: figure.value.percent }
        : { kind: "federal-share", figure, percent: figure.value.percentOfFederal };
    const { taxablePay, inputs } = this.#pay;
    return {
      kind: "together",
      withBonus: this.#withheld(taxablePay + inputs.bonusThisPay),
      without: this.#withheld(taxablePay),
    };
  }

  /** The figures that affect the result. */
  get figures(): Figure[] {
    const { withholding, supplementalWithholding } = this.#law;
    const bonus = supplementalWithholding ?? withholding;
    return [
      ...(this.guide && withholding ? [withholding] : this.year.used),
      ...(this.#pay.inputs.bonusThisPay > 0 && bonus && !(this.guide && bonus === withholding) ? [bonus] : []),
    ];
  }

  /** Withheld from one paycheck, by the guide's formula if there is one. */
  #withheld(taxablePay: number): number {
    return (this.#byGuide(taxablePay) ?? this.#yearTax(taxablePay)).tax / this.#pay.periods;
  }

  /** Withheld from a year of paychecks by the guide's formula; null if there is none. */
  #byGuide(taxablePay: number): StateWithheld | null {
    const { withholding, incomeTax } = this.#law;
    if (!withholding || !incomeTax) return null;
    const { value } = withholding;
    return "codes" in value
      ? returnWithholding(value, formCode(this.#pay.inputs), incomeTax, this.#facts(taxablePay))
      : formulaWithholding(value, this.#statePay(taxablePay));
  }

  #yearTax(taxablePay: number): StateTax {
    const { incomeTax } = this.#law;
    if (!incomeTax) throw new Error("the state has no income tax");
    return stateIncomeTax(incomeTax, this.#facts(taxablePay));
  }

  #statePay(taxablePay: number): StatePay {
    const { inputs, periods, retirement } = this.#pay;
    const benefits: Record<TaxedBenefit, number> = {
      retirement,
      section125: inputs.section125PerPay,
      hsa: inputs.hsaPerPay,
    };
    const taxed = this.#law.taxedBenefits.reduce((sum, kind) => sum + benefits[kind], 0);
    return {
      status: inputs.filingStatus,
      pay: (taxablePay + taxed) * periods,
      dependents: inputs.dependents,
      allowances: inputs.stateAllowances,
      electedPercent: electedPercent(inputs),
      federalWithholding: this.#pay.annualFederalWithholding,
      payrollTaxes: this.#pay.annualSocialSecurity + this.#pay.annualMedicare,
    };
  }

  /** Input to the state tax on a year of equal paychecks. */
  #facts(taxablePay: number): StateFacts {
    const { inputs, periods, standardDeduction } = this.#pay;
    const income = taxablePay * periods;
    return {
      status: inputs.filingStatus,
      children: inputs.dependents,
      otherDependents: 0,
      adjustedGrossIncome: income,
      taxableBenefits: 0,
      federalTaxableIncome: Math.max(0, income - standardDeduction),
      grossIncome: income,
      federalIncomeTax: this.#pay.annualFederalWithholding,
      federalStandardDeduction: standardDeduction,
      federalDeduction: standardDeduction,
      overtimeDeduction: 0,
      payrollTaxes: [this.#pay.annualSocialSecurity + this.#pay.annualMedicare],
    };
  }
}

/** The code on the state's form; null for the one that follows the filing status. */
function formCode({ state, alabamaExemption, connecticutCode }: Inputs): string | null {
  const code = state === "AL" ? alabamaExemption : connecticutCode;
  return code === "usual" ? null : code;
}

function electedPercent({ state, electedStatePercent }: Inputs): number | null {
  return state === "AZ" ? electedStatePercent : null;
}
