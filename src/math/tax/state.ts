/** State income tax: a single implementation of the rules used by all states. */
import type { Figure } from "../../data/parameter";
import type { FilingStatus, Reduction, StateFigures } from "../../data/tax/us";
import { exceeds, wholeUp } from "../numbers/slack";
import { bracketTax, forStatus, rateMinusAmount, stepFrom, stepOver } from "./brackets";
import { reduced } from "./phase-outs";

/** The data a state return takes from the federal one, in dollars. */
export interface StateFacts {
  readonly status: FilingStatus;
  readonly children: number;
  readonly otherDependents: number;
  readonly adjustedGrossIncome: number;
  readonly taxableBenefits: number;
  readonly federalTaxableIncome: number;
  /** Wages after pretax deductions, interest, dividends, gains, profit and other income. */
  readonly grossIncome: number;
  readonly federalIncomeTax: number;
  readonly federalStandardDeduction: number;
  /** The deduction claimed on the federal return. */
  readonly federalDeduction: number;
  readonly overtimeDeduction: number;
  /** Social Security and Medicare taxes of each earner. */
  readonly payrollTaxes: readonly number[];
}

/** One line of a state return: an adjustment to income or tax. */
export interface StateLine {
  readonly label: string;
  /** Positive if it increases income or tax. */
  readonly amount: number;
}

export interface StateTax {
  readonly base: number;
  /** Adjustments from the base to taxable income. */
  readonly incomeLines: readonly StateLine[];
  readonly taxableIncome: number;
  /** Tax on taxable income at the state's rates. */
  readonly rateTax: number;
  /** Adjustments from that tax to the tax due. */
  readonly taxLines: readonly StateLine[];
  readonly tax: number;
  /** The figures that affected the result. */
  readonly used: readonly Figure[];
}

/** Computes the income tax of a state. */
export function stateIncomeTax(figures: StateFigures, facts: StateFacts): StateTax {
  return new StateReturn(figures, facts).result();
}

class StateReturn {
  readonly #used = new Set<Figure>();
  readonly #incomeLines: StateLine[] = [];
  readonly #taxLines: StateLine[] = [];
  /**
   * Adjusted gross income without Social Security benefits, which determines the reduction of deductions and
   * exemptions.
   */
  readonly #income: number;
  readonly #dependents: number;
  readonly #people: number;

  constructor(
    readonly figures: StateFigures,
    readonly facts: StateFacts,
  ) {
    this.#income = facts.adjustedGrossIncome - facts.taxableBenefits;
    this.#dependents = facts.children + facts.otherDependents;
    this.#people = (facts.status === "joint" ? 2 : 1) + this.#dependents;
  }

  result(): StateTax {
    const base = this.#base();
    let income = base;
    const add = (label: string, amount: number, ...figures: (Figure | undefined)[]) => {
      if (amount === 0) return;
      income += amount;
      this.#incomeLines.push({ label, amount });
      this.#use(...figures);
    };
    this.#deductions(add);
    const taxableIncome = Math.max(0, income);
    const rateTax = this.#rateTax(taxableIncome);
    const tax = this.#tax(taxableIncome, rateTax, base);
    return {
      base,
      incomeLines: this.#incomeLines,
      taxableIncome,
      rateTax,
      taxLines: this.#taxLines,
      tax,
      used: [...this.#used],
    };
  }

  #use(...figures: readonly (Figure | undefined)[]): void {
    for (const figure of figures) if (figure) this.#used.add(figure);
  }

  #base(): number {
    const { facts } = this;
    switch (this.figures.rates.value.base) {
      case "federal-agi":
        return this.#income;
      case "federal-taxable-income":
        return Math.max(0, facts.federalTaxableIncome - facts.taxableBenefits);
      case "gross-income":
        return facts.grossIncome;
    }
  }

  #reduced(amount: number, reduction: Figure<Reduction> | undefined, income = this.#income): number {
    if (!reduction) return amount;
    const left = reduced(amount, reduction.value, this.facts.status, income);
    if (left !== amount) this.#use(reduction);
    return left;
  }

  #deductions(add: (label: string, amount: number, ...figures: (Figure | undefined)[]) => void): void {
    const { figures: law, facts } = this;
    const { status, children } = facts;
    if (law.standardDeduction) {
      const { value } = law.standardDeduction;
      const full = value === "federal" ? facts.federalStandardDeduction : forStatus(value, status);
      add("Standard deduction", -this.#reduced(full, law.standardDeductionReduction), law.standardDeduction);
    }
    add("Exemptions", -this.#exemptions());
    if (law.childDeduction && children > 0)
      add(
        "Child deduction",
        -children * stepOver(forStatus(law.childDeduction.value, status), this.#income),
        law.childDeduction,
      );
    add("Low- and middle-income exemption", -this.#lowMiddleExemption(), law.lowMiddleExemption);
    if (law.dependentsAfterFirst)
      add(
        "Dependents after the first",
        -Math.max(0, this.#dependents - 1) * forStatus(law.dependentsAfterFirst.value, status),
        law.dependentsAfterFirst,
      );
    add("Federal income tax deducted", -this.#federalTax(), law.federalTaxDeduction);
    if (law.payrollTaxDeduction) {
      const { value } = law.payrollTaxDeduction;
      const sum = facts.payrollTaxes.reduce((all, tax) => all + Math.min(value, tax), 0);
      add("Payroll taxes deducted", -sum, law.payrollTaxDeduction);
    }
    if (law.deductionAddBack) {
      const { allowed, agiOver, overtime } = law.deductionAddBack.value;
      if (exceeds(facts.adjustedGrossIncome, agiOver))
        add(
          "Federal deduction added back",
          Math.max(0, facts.federalDeduction - forStatus(allowed, status)),
          law.deductionAddBack,
        );
      if (overtime) add("Overtime deduction added back", facts.overtimeDeduction, law.deductionAddBack);
    }
  }

  #exemptions(): number {
    const { figures: law, facts } = this;
    const { status, children } = facts;
    if (law.exemptionEachByAgi) {
      this.#use(law.exemptionEachByAgi);
      return this.#people * stepOver(forStatus(law.exemptionEachByAgi.value, status), this.#income);
    }
    let sum = 0;
    const count = (amount: number, figure: Figure | undefined) => {
      if (amount !== 0) this.#use(figure);
      sum += amount;
    };
    count(forStatus(law.exemptionFiler?.value ?? 0, status), law.exemptionFiler);
    count(this.#dependents * (law.exemptionDependent?.value ?? 0), law.exemptionDependent);
    count(children * (law.exemptionChild?.value ?? 0), law.exemptionChild);
    if (law.exemptionDependentTable)
      count(
        this.#dependents * stepOver(forStatus(law.exemptionDependentTable.value, status), this.#income),
        law.exemptionDependentTable,
      );
    return this.#reduced(sum, law.exemptionReduction);
  }

  #lowMiddleExemption(): number {
    const rule = this.figures.lowMiddleExemption?.value;
    const { status } = this.facts;
    if (!rule || exceeds(this.#income, forStatus(rule.limit, status))) return 0;
    const over = Math.max(0, this.#income - forStatus(rule.over, status));
    return this.#people * Math.max(0, rule.each - (over * forStatus(rule.percent, status)) / 100);
  }

  #federalTax(): number {
    const rule = this.figures.federalTaxDeduction?.value;
    const { federalIncomeTax: tax, status, adjustedGrossIncome } = this.facts;
    if (!rule) return 0;
    if (rule.kind === "full") return tax;
    const [, value] = stepFrom(forStatus(rule.table, status), adjustedGrossIncome);
    return rule.kind === "share-by-agi"
      ? Math.min(forStatus(rule.cap, status), (tax * value) / 100)
      : Math.min(tax, value);
  }

  #rateTax(income: number): number {
    const { rates } = this.figures;
    const { rule, bands } = rates.value;
    const rows = forStatus(bands, this.facts.status);
    if (income > 0) this.#use(rates);
    return rule === undefined ? bracketTax(rows, income) : rateMinusAmount(rows, income);
  }

  /** Computes the tax due from the tax at the state's rates, with a line for each adjustment. */
  #tax(income: number, rateTax: number, base: number): number {
    const { figures: law, facts } = this;
    const { status } = facts;
    let tax = rateTax;
    const set = (label: string, value: number, ...figures: (Figure | undefined)[]) => {
      if (value === tax) return;
      this.#taxLines.push({ label, amount: value - tax });
      this.#use(...figures);
      tax = value;
    };
    if (law.surtax) set("Surtax", tax + bracketTax(forStatus(law.surtax.value, status), income), law.surtax);
    set("Phase-out of the lower rates", tax + this.#additions(), law.steppedAdditions);
    if (law.creditShareTable) {
      const share = stepOver(forStatus(law.creditShareTable.value, status), this.#income);
      set("Personal tax credit", tax * (1 - share), law.creditShareTable);
    }
    set("Recapture of the lower rates", this.#recaptured(tax, income), law.recapture);
    set(
      "Taxpayer credit",
      Math.max(0, tax - this.#taxpayerCredit(income)),
      law.taxpayerCreditRates,
      law.taxpayerCreditOver,
      this.#dependents > 0 ? law.taxpayerCreditExemption : undefined,
    );
    const least = law.minimumTax?.value;
    if (least && exceeds(this.#income, least.agiOver))
      set("Minimum tax", Math.max(tax, (this.#income * least.percentOfAgi) / 100), law.minimumTax);
    set("Credits", Math.max(0, tax - (tax > 0 ? this.#credits() : 0)));
    const exempt = law.noTax?.value;
    if (exempt) {
      const limit = forStatus(exempt.amount, status) + this.#dependents * exempt.perDependent;
      const isExempt = exempt.comparison === "below" ? exceeds(limit, base) : !exceeds(base, limit);
      if (isExempt) set("No tax at this income", 0, law.noTax);
    }
    return tax;
  }

  #additions(): number {
    const { status } = this.facts;
    return (this.figures.steppedAdditions?.value ?? []).reduce((sum, { over, step, amount, max }) => {
      const steps = wholeUp((this.#income - forStatus(over, status)) / forStatus(step, status));
      return sum + Math.min(forStatus(max, status), steps * forStatus(amount, status));
    }, 0);
  }

  #recaptured(tax: number, income: number): number {
    const { recapture, rates } = this.figures;
    const { status } = this.facts;
    if (!recapture || !exceeds(this.#income, recapture.value.minAgi)) return tax;
    const { base, increment, minAgi, phaseIn } = recapture.value;
    const [topFrom, topRate] = forStatus(rates.value.bands, status).at(-1) ?? [0, 0];
    if (exceeds(income, topFrom)) return (income * topRate) / 100;
    const [from, added] = stepFrom(forStatus(increment, status), income);
    const share = Math.min(1, Math.max(0, this.#income - Math.max(from, minAgi)) / phaseIn);
    return tax + stepFrom(forStatus(base, status), income)[1] + added * share;
  }

  #taxpayerCredit(income: number): number {
    const { taxpayerCreditRates: rates, taxpayerCreditExemption: each, taxpayerCreditOver: over } = this.figures;
    if (!rates || !each || !over) return 0;
    const { percent, reductionPercent } = rates.value;
    const sum = this.facts.federalStandardDeduction + this.#dependents * each.value;
    const excess = Math.max(0, income - forStatus(over.value, this.facts.status));
    return Math.max(0, (sum * percent - excess * reductionPercent) / 100);
  }

  #credits(): number {
    const { figures: law, facts } = this;
    const { status, children, otherDependents } = facts;
    const reduction = law.creditReduction;
    // For a cliff, or if each credit is reduced separately, the unmodified adjusted gross income counts.
    const kind = reduction?.value.kind;
    const each = kind === "per-step-each";
    const income = each || kind === "cliff" ? facts.adjustedGrossIncome : this.#income;
    let sum = 0;
    const count = (amount: number, credits: number, figure: Figure | undefined) => {
      if (amount === 0) return;
      this.#use(figure);
      const left = each && reduction ? reduced(amount, reduction.value, status, income, credits) : amount;
      if (left !== amount) this.#use(reduction);
      sum += left;
    };
    if (law.creditFiler) {
      const { amount, count: credits = 1 } = law.creditFiler.value;
      count(forStatus(amount, status), forStatus(credits, status), law.creditFiler);
    }
    count(this.#dependents * (law.creditDependent?.value ?? 0), this.#dependents, law.creditDependent);
    count(children * (law.creditChild?.value ?? 0), children, law.creditChild);
    count(otherDependents * (law.creditOtherDependent?.value ?? 0), otherDependents, law.creditOtherDependent);
    return each ? sum : this.#reduced(sum, reduction, income);
  }
}
