import { InputError, type Problem } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { INDIA_GOLD_LOANS } from "../../../data/gold-loans/india";
import { amortize } from "../../../math/finance/amortization";
import { levelPayment } from "../../../math/finance/level-payment";
import type { LoanTerms } from "../../../math/finance/loan";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import { SLACK } from "../../../math/numbers/slack";
import { type Inputs, MAX_COINS, MAX_ORNAMENTS, type RepaymentStyle, WRONG_WEIGHT } from "./inputs";
import { bestCandidate, type Candidate, candidates, isMore, tierOf } from "./tiers";

const MAX_BULLET_MONTHS = INDIA_GOLD_LOANS.bulletTerm.value;

/** The cost of one way of repaying. */
export interface Cost {
  /** 0 for a bullet loan. */
  readonly monthly: number;
  /** The last payment. */
  readonly final: number;
  readonly interest: number;
  /** The highest amount owed at any time. */
  readonly highest: number;
}

/** A pledged item, or several of the same purity. */
export interface Item {
  readonly name: string;
  readonly itemType: Inputs["itemType"];
  readonly weightGrams: number;
  readonly stoneWeightGrams: number;
  readonly purityKarat: number;
  /** Grams, excluding stones and other metal. */
  readonly netWeight: number;
  /** Grams of pure gold. */
  readonly fineGrams: number;
}

/** A loan against gold. */
export class GoldLoan {
  readonly inputs: Inputs;
  /** All that is pledged, the gold of the main inputs first. */
  readonly items: readonly Item[];
  /** Grams, excluding stones and other metal. */
  readonly netWeight: number;
  /** Grams of pure gold. */
  readonly fineGrams: number;
  /** Per gram of 24-karat gold. */
  readonly priceUsed: number;
  readonly value: number;
  readonly maxLoan: number;
  readonly amount: number;
  /** The limit that applies to this loan, as a percentage of the value. */
  readonly limit: number;

  /** @throws InputError if inputs contradict each other */
  constructor(inputs: Inputs, format: Format) {
    this.inputs = inputs;
    this.items = itemsOf(inputs);
    const problems = problemsOf(inputs, this.items);
    if (problems.length > 0) throw new InputError(problems);
    const { goldPricePerGram, goldPriceAverage } = inputs;
    this.netWeight = this.items.reduce((sum, item) => sum + item.netWeight, 0);
    this.fineGrams = this.items.reduce((sum, item) => sum + item.fineGrams, 0);
    this.priceUsed = Math.min(goldPricePerGram, goldPriceAverage ?? goldPricePerGram);
    this.value = this.fineGrams * this.priceUsed;
    this.maxLoan = this.maxLoanFor(inputs.repayment);
    this.amount = inputs.requestedLoan ?? this.maxLoan;
    if (isMore(this.amount, this.maxLoan)) throw new InputError("requestedLoan", this.#tooMuch(format));
    this.limit = this.tiered ? tierOf(this.amount + inputs.otherGoldLoans).percent : inputs.ltvPercent;
  }

  /** Whether the Reserve Bank's tiers limit the loan. */
  get tiered(): boolean {
    return this.inputs.loanPurpose === "consumption" && this.inputs.ltvRule === "rbi";
  }

  /** Growth factor of the loan until the limit is checked: at maturity for a bullet loan, otherwise 1. */
  growthBy(repayment: RepaymentStyle): number {
    if (repayment !== "bullet") return 1;
    const { annualRate, termMonths, interestCompounding } = this.inputs;
    const rate = annualRate / 100;
    switch (interestCompounding) {
      case "simple":
        return 1 + (rate * termMonths) / 12;
      case "monthly":
        return (1 + rate / 12) ** termMonths;
      case "yearly":
        return (1 + rate) ** (termMonths / 12);
    }
  }

  get growth(): number {
    return this.growthBy(this.inputs.repayment);
  }

  /** What each tier lends; empty if the tiers do not apply. */
  get candidates(): readonly Candidate[] {
    return this.tiered ? candidates(this.value, this.growth, this.inputs.otherGoldLoans) : [];
  }

  /** The tier that lends the most; null if the tiers do not apply. */
  get best(): Candidate | null {
    return this.tiered ? bestCandidate(this.value, this.growth, this.inputs.otherGoldLoans) : null;
  }

  /** The largest loan on gold of the given value, by default the pledged gold. */
  maxLoanFor(repayment: RepaymentStyle, value: number = this.value): number {
    const growth = this.growthBy(repayment);
    if (!this.tiered) return (value * this.inputs.ltvPercent) / (100 * growth);
    return bestCandidate(value, growth, this.inputs.otherGoldLoans).loan ?? 0;
  }

  /** Whether the rules allow this way of repaying. */
  allows(repayment: RepaymentStyle): boolean {
    const { loanPurpose, termMonths } = this.inputs;
    return repayment !== "bullet" || loanPurpose !== "consumption" || termMonths <= MAX_BULLET_MONTHS;
  }

  costBy(repayment: RepaymentStyle): Cost {
    const { amount, inputs } = this;
    const { annualRate, termMonths } = inputs;
    const rate = nominalPeriodRate(annualRate, 12);
    if (repayment === "bullet") {
      const due = amount * this.growthBy("bullet");
      return { monthly: 0, final: due, interest: due - amount, highest: due };
    }
    if (repayment === "interest-only") {
      const monthly = amount * rate;
      return { monthly, final: amount + monthly, interest: monthly * termMonths, highest: amount };
    }
    const emi = levelPayment(amount, rate, termMonths);
    return { monthly: emi, final: emi, interest: amortize(this.#termsOf("emi")).interest, highest: amount };
  }

  get cost(): Cost {
    return this.costBy(this.inputs.repayment);
  }

  /** Terms of the loan, repaid by EMI or with interest only and the principal at the end. */
  get terms(): LoanTerms {
    return this.#termsOf(this.inputs.repayment);
  }

  #termsOf(repayment: RepaymentStyle): LoanTerms {
    return {
      principal: this.amount,
      annualRate: this.inputs.annualRate,
      paymentsPerYear: 12,
      payments: this.inputs.termMonths,
      repayment: repayment === "interest-only" ? "interest" : "level",
      residue: "paid",
    };
  }

  /** Including GST. */
  get fee(): number {
    const { processingFeePercent, feeTaxPercent } = this.inputs;
    return ((this.amount * processingFeePercent) / 100) * (1 + feeTaxPercent / 100);
  }

  /** The price per gram of 24-karat gold at which the highest amount owed meets the limit. */
  get marginPrice(): number {
    return this.cost.highest / ((this.fineGrams * this.limit) / 100);
  }

  /** Percent. */
  get priceFall(): number {
    return Math.max(0, 100 * (1 - this.marginPrice / this.priceUsed));
  }

  #tooMuch(format: Format): string {
    const { best, maxLoan, inputs } = this;
    const most = moneyText(maxLoan, format);
    const maturity = inputs.repayment === "bullet" ? " at maturity" : "";
    if (best?.room != null && best.room <= best.byValue)
      return `The most that can be lent is ${most} (all gold loans together up to ${format.wholeMoney(best.tier.loanUpTo)} at ${best.tier.percent}%).`;
    const percent = best ? best.tier.percent : inputs.ltvPercent;
    return `The most that can be lent is ${most} (${format.percent(percent)} of the gold’s value${maturity}).`;
  }
}

/** Omits the paise of whole amounts. */
export function moneyText(amount: number, format: Format): string {
  return Math.abs(amount - Math.round(amount)) < 0.005 ? format.wholeMoney(amount) : format.money(amount);
}

function itemsOf(inputs: Inputs): Item[] {
  return [{ ...inputs, name: "" }, ...inputs.moreItems].map((item, place) => {
    const netWeight = item.weightGrams - item.stoneWeightGrams;
    return {
      name: item.name.trim() || (place === 0 ? "The gold above" : `Item ${place}`),
      itemType: item.itemType,
      weightGrams: item.weightGrams,
      stoneWeightGrams: item.stoneWeightGrams,
      purityKarat: item.purityKarat,
      netWeight,
      fineGrams: (netWeight * item.purityKarat) / 24,
    };
  });
}

/** Contradictions between inputs, in the order of the inputs. */
function problemsOf(inputs: Inputs, items: readonly Item[]): Problem[] {
  const { loanPurpose, repayment, termMonths, moreItems } = inputs;
  const problems: Problem[] = [];
  const weightOf = (type: Item["itemType"]) =>
    items.reduce((sum, item) => sum + (item.itemType === type ? item.weightGrams : 0), 0);
  const limits = [
    { type: "ornaments", most: MAX_ORNAMENTS },
    { type: "coins", most: MAX_COINS },
  ] as const;
  for (const { type, most } of limits)
    if (weightOf(type) > most * (1 + SLACK))
      problems.push(
        moreItems.length === 0
          ? { field: "weightGrams", message: WRONG_WEIGHT }
          : { field: "moreItems", message: `All ${type} together may weigh ${most} g at most.` },
      );
  items.forEach(({ weightGrams, stoneWeightGrams }, place) => {
    if (stoneWeightGrams < weightGrams * (1 - SLACK)) return;
    problems.push(
      place === 0
        ? { field: "stoneWeightGrams", message: "Stones must weigh less than the whole." }
        : { field: "moreItems", message: `Item ${place}: Stones must weigh less than the whole.` },
    );
  });
  if (repayment === "bullet" && loanPurpose === "consumption" && termMonths > MAX_BULLET_MONTHS)
    problems.push({
      field: "termMonths",
      message: `A bullet consumption loan may run ${MAX_BULLET_MONTHS} months at most.`,
    });
  return problems;
}
