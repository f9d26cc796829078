import { InputError } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { once } from "../../../core/once";
import { termPayments } from "../../../fieldsets/loan";
import { levelPayment } from "../../../math/finance/level-payment";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import { NOISE, SLACK } from "../../../math/numbers/slack";
import { findRoot } from "../../../math/solve/root";
import type { Inputs } from "./inputs";
import {
  type Case,
  type Closing,
  type Costs,
  cashNeededAt,
  type Down,
  downPaymentAt,
  downWithoutPmi,
  NO_PMI_PERCENT,
  paymentAt,
  pmiAt,
  priceForBudget,
  priceForCash,
} from "./price";
import { type Ratios, ratiosOf } from "./rules";

/** What limits the price. */
export type Limit = "front-ratio" | "back-ratio" | "budget" | "down-payment" | "loan-limit" | "cash";

/** The monthly budget for the home, and what sets it. */
interface Budget {
  readonly amount: number;
  readonly limit: Limit;
}

/** The home a budget buys. */
interface Purchase {
  readonly price: number;
  readonly downPayment: number;
  readonly loan: number;
  readonly limitedBy: Limit;
  /** Which case of the price equation applied to the budget alone. */
  readonly by: Case;
}

/** Monthly income up to this amount counts as none. */
export const NO_INCOME = SLACK;

/** What a buyer can afford. */
export class Affordability {
  /** Monthly gross income. */
  readonly income: number;
  readonly term: number;
  readonly costs: Costs;
  readonly down: Down;
  readonly closing: Closing;
  readonly budget: Budget;
  /** The most expensive home within the budget, the minimum down payment and the loan limit. */
  readonly withoutCash: Purchase;
  /** The most expensive home that the buyer's cash covers, too. */
  readonly purchase: Purchase;

  /** @throws InputError if the mode needs an income and there is none */
  constructor(
    readonly inputs: Inputs,
    readonly format: Format,
  ) {
    const income = (inputs.annualIncome + inputs.coBorrowerIncome) / 12;
    this.income = income > NO_INCOME ? income : 0;
    if (inputs.mode === "income" && this.income === 0)
      throw new InputError("annualIncome", "Enter an income above 0, or start from a payment instead.");
    this.term = termPayments(inputs);
    this.costs = {
      perLoan: levelPayment(1, nominalPeriodRate(inputs.annualRate, 12), this.term),
      pmi: inputs.pmiRate / 1200,
      perPrice: (this.taxRate + this.insuranceRate) / 1200,
      fixed: inputs.hoaMonthly + ((inputs.propertyTaxAnnual ?? 0) + (inputs.homeInsuranceAnnual ?? 0)) / 12,
    };
    this.down =
      inputs.downPaymentMode === "percent" ? { percent: inputs.downPaymentPercent } : { amount: inputs.downPayment };
    this.closing = { costs: inputs.closingCostPercent, reserves: inputs.reserveMonths };
    this.budget =
      inputs.mode === "payment"
        ? { amount: inputs.monthlyBudget, limit: "budget" }
        : this.budgetUnder(ratiosOf(inputs));
    this.withoutCash = this.buy(this.budget);
    this.purchase = this.#withCash();
  }

  /** Property tax in percent of the price; 0 if it is entered in dollars. */
  get taxRate(): number {
    return this.inputs.propertyTaxAnnual === null ? this.inputs.propertyTaxRate : 0;
  }

  /** Home insurance in percent of the price; 0 if it is entered in dollars. */
  get insuranceRate(): number {
    return this.inputs.homeInsuranceAnnual === null ? this.inputs.homeInsuranceRate : 0;
  }

  /** The same buyer with some inputs changed. */
  with(changes: Partial<Inputs>): Affordability {
    return new Affordability({ ...this.inputs, ...changes }, this.format);
  }

  /** Monthly budget under the housing ratio; null if the rule sets none. */
  frontBudget({ front }: Ratios): number | null {
    return front === null ? null : (this.income * front) / 100;
  }

  /** Monthly budget under the total debt ratio, after other debts. */
  backBudget({ back }: Ratios): number {
    return Math.max(0, (this.income * back) / 100 - this.inputs.monthlyDebts);
  }

  budgetUnder(ratios: Ratios): Budget {
    const front = this.frontBudget(ratios);
    const back = this.backBudget(ratios);
    return front !== null && front <= back + SLACK + NOISE * back
      ? { amount: front, limit: "front-ratio" }
      : { amount: back, limit: "back-ratio" };
  }

  /** The highest price a monthly budget pays for, ignoring all other limits. */
  priceFor(amount: number): number {
    return priceForBudget(amount, this.down, this.costs).price;
  }

  /** The most expensive home within a budget, the minimum down payment and the loan limit. */
  buy({ amount, limit }: Budget): Purchase {
    const { price: affordable, by } = priceForBudget(amount, this.down, this.costs);
    let price = affordable;
    let limitedBy = limit;
    for (const [cap, name] of [
      [this.downPaymentCap, "down-payment"],
      [this.loanLimitCap, "loan-limit"],
    ] as const) {
      if (cap === null || price <= cap * (1 + NOISE) + SLACK) continue;
      price = cap;
      limitedBy = name;
    }
    const downPayment = downPaymentAt(price, this.down);
    return { price, downPayment, loan: price - downPayment, limitedBy, by };
  }

  /** Highest price at which the down payment amount meets the minimum percentage; null if there is no minimum. */
  get downPaymentCap(): number | null {
    const { downPayment, minDownPaymentPercent: least } = this.inputs;
    const cap = (100 * downPayment) / least;
    return "percent" in this.down || !Number.isFinite(cap) ? null : cap;
  }

  /** Highest price the loan limit allows; null if there is no limit. */
  get loanLimitCap(): number | null {
    const { loanLimit } = this.inputs;
    if (loanLimit === null) return null;
    return "percent" in this.down ? loanLimit / (1 - this.down.percent / 100) : this.down.amount + loanLimit;
  }

  // The purchase

  get monthlyPayment(): number {
    const { price, downPayment } = this.purchase;
    return paymentAt(price, { amount: downPayment }, this.costs);
  }

  /** The parts of the monthly payment. */
  get monthly() {
    const { inputs, costs } = this;
    const { price, loan } = this.purchase;
    return {
      principalInterest: loan * costs.perLoan,
      tax: price === 0 ? 0 : ((price * this.taxRate) / 100 + (inputs.propertyTaxAnnual ?? 0)) / 12,
      insurance: price === 0 ? 0 : ((price * this.insuranceRate) / 100 + (inputs.homeInsuranceAnnual ?? 0)) / 12,
      pmi: pmiAt(price, loan, costs),
      hoa: price === 0 ? 0 : inputs.hoaMonthly,
    };
  }

  /** The payment as a percentage of income, alone and with other debts; null without income. */
  get ratios(): { readonly front: number; readonly back: number } | null {
    const { income, monthlyPayment } = this;
    if (income === 0) return null;
    const share = (amount: number) => (100 * amount) / income;
    return { front: share(monthlyPayment), back: share(monthlyPayment + this.inputs.monthlyDebts) };
  }

  /** Percent; null if no home can be bought. */
  get ltv(): number | null {
    const { price, loan } = this.purchase;
    return price === 0 ? null : (100 * loan) / price;
  }

  get closingCosts(): number {
    return (this.purchase.price * this.closing.costs) / 100;
  }

  get cashNeeded(): number {
    return this.#cashFor(this.purchase);
  }

  #cashFor({ price, downPayment }: Purchase): number {
    return cashNeededAt(price, { amount: downPayment }, this.costs, this.closing);
  }

  /** Null if no cash was entered; negative only if it does not even cover the reserves. */
  get cashLeft(): number | null {
    const { cashAvailable } = this.inputs;
    return cashAvailable === null ? null : cashAvailable - this.cashNeeded;
  }

  /** Cash to close on the home that the other limits allow. */
  get cashWithoutLimit(): number {
    return this.#cashFor(this.withoutCash);
  }

  /** A down payment in percent is kept; an amount is reduced as far as closing costs require. */
  #withCash(): Purchase {
    const { cashAvailable: cash } = this.inputs;
    if (cash === null || this.cashWithoutLimit <= cash + SLACK + NOISE * cash) return this.withoutCash;
    // Reserves include the HOA fee of any home, however cheap.
    if (cash <= this.closing.reserves * this.costs.fixed) return this.#atPrice(0);
    if ("percent" in this.down) return this.#atPrice(priceForCash(cash, this.down.percent, this.costs, this.closing));
    const buyer = (downPayment: number) => this.with({ downPayment, cashAvailable: null });
    const excess = (downPayment: number) => buyer(downPayment).cashNeeded - cash;
    if (excess(0) > 0) return buyer(0).#atPrice(priceForCash(cash, 0, this.costs, this.closing));
    // Where PMI ends, the payment and the reserves drop, so the range above that down payment is searched first.
    const step = Math.min(downWithoutPmi(this.budget.amount, this.inputs.loanLimit, this.costs), this.down.amount);
    const bracket = excess(step) <= 0 ? { low: step, high: this.down.amount } : { low: 0, high: step };
    return { ...buyer(findRoot(excess, bracket) ?? bracket.low).purchase, limitedBy: "cash" };
  }

  #atPrice(price: number | null): Purchase {
    const { withoutCash } = this;
    if (price === null || price >= withoutCash.price) return withoutCash;
    const downPayment = downPaymentAt(price, this.down);
    return { ...withoutCash, price, downPayment, loan: price - downPayment, limitedBy: "cash" };
  }

  /** The purchase with just enough additional down payment to avoid PMI; null if none is charged. */
  readonly withoutPmi = once((): (Purchase & { readonly moreDown: number }) | null => {
    // Without cash for a larger down payment, there is nothing to gain.
    if (this.monthly.pmi === 0 || this.purchase.limitedBy === "cash") return null;
    const { down } = this;
    const least = () => downWithoutPmi(this.budget.amount, this.inputs.loanLimit, this.costs);
    const changes =
      "percent" in down ? { downPaymentPercent: NO_PMI_PERCENT } : { downPayment: Math.max(least(), down.amount) };
    const { purchase } = this.with(changes);
    return { ...purchase, moreDown: purchase.downPayment - this.purchase.downPayment };
  });
}
