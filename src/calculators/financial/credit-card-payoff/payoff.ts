import { InputError } from "../../../core/calculator";
import { LARGEST_AMOUNT } from "../../../core/fields";
import type { Format } from "../../../core/format";
import { once } from "../../../core/once";
import { addMonths, LAST_YEAR } from "../../../math/dates/civil";
import { type CivilDate, formatIsoDate, parseIsoDate } from "../../../math/dates/iso-date";
import { NOISE } from "../../../math/numbers/slack";
import type { Inputs } from "./inputs";
import {
  type Budget,
  type Card,
  type CardMonth,
  firstMinimums,
  firstStatements,
  MAX_MONTHS,
  type Outcome,
  type PaidOff,
  purchasesOf,
  type Strategy,
  simulate,
  smallestBudget,
} from "./simulation";
import { type Transfer, transferred } from "./transfer";

export const STRATEGIES: readonly Strategy[] = ["avalanche", "snowball", "listed"];

/** Payoff period that US card statements show next to the minimum payment (12 CFR 1026.7(b)(12)(i)(F)). */
const STATEMENT_MONTHS = 36;

/** Cards paid off by a plan, compared with minimum payments alone. */
export class Payoff {
  /** The cards as they are paid off: after the balance transfer, if there is one. */
  readonly cards: readonly Card[];
  readonly names: readonly string[];
  readonly transfer: Transfer | null;
  /** Total monthly payment for all cards; null with minimum payments only. */
  readonly budget: number | null;
  readonly plan: PaidOff;
  readonly #start: CivilDate;

  /** @throws InputError if the payments never pay off the debt or do not cover the minimum payments */
  constructor(
    readonly inputs: Inputs,
    readonly format: Format,
  ) {
    const { cards, mode, targetMonths } = inputs;
    const tooLarge = cards.findIndex(({ balance }) => balance > LARGEST_AMOUNT);
    if (tooLarge >= 0)
      throw new InputError(
        "cards",
        `Card ${tooLarge + 1}: Balance must be at most ${format.wholeMoney(LARGEST_AMOUNT)}.`,
      );
    const named = cards.map((card, place) => ({ ...card, name: card.name.trim() || `Card ${place + 1}` }));
    this.transfer = transferred(inputs, named, "New card");
    this.cards = this.transfer?.cards ?? named;
    this.names = this.cards.map(({ name }) => name);
    this.budget =
      mode === "minimum-only"
        ? null
        : mode === "target-date"
          ? smallestBudget(this.cards, inputs, this.#order, targetMonths)
          : inputs.monthlyBudget;
    this.plan = this.#paidOff(this.budget === null ? this.minimumOnly() : this.paying(this.budget));
    this.#start = parseIsoDate(inputs.asOf) as CivilDate;
    if (addMonths(this.#start, this.plan.months).year > LAST_YEAR)
      throw new InputError("asOf", `The last payment would fall after the year ${LAST_YEAR}: enter an earlier date.`);
  }

  #paidOff(outcome: Outcome): PaidOff {
    const { inputs, format } = this;
    if (outcome.end === "paid") return outcome;
    if (outcome.end === "short")
      throw new InputError(
        "monthlyBudget",
        `Pay at least ${format.money(this.#roundedUp(outcome.minimums))}: the minimum payments of month ${format.number(outcome.month)}.`,
      );
    const name = this.names[outcome.card];
    if (this.budget !== null)
      throw new InputError(
        "monthlyBudget",
        `Pay more: with ${format.money(this.budget)} a month ${name} is not paid off within ${format.number(MAX_MONTHS)} months.`,
      );
    throw new InputError(
      inputs.minimumRule === "fixed" ? "minimumFloor" : "minimumPercent",
      `Minimum payments of this kind never pay off ${name}.`,
    );
  }

  /** Rounds up to the currency's smallest unit, such as the cent. */
  #roundedUp(amount: number): number {
    const unit = 10 ** this.format.minorDigits;
    return Math.ceil(amount * unit * (1 - NOISE)) / unit;
  }

  /** The order of the plan, and the one-time payment. */
  get #order(): Omit<Budget, "amount"> {
    const { strategy, oneTimePayment, oneTimeMonth } = this.inputs;
    return { strategy, ...(oneTimePayment > 0 && { once: { amount: oneTimePayment, month: oneTimeMonth } }) };
  }

  /** Runs the cards with a monthly amount, in the plan's order or in another one. */
  paying(amount: number, strategy = this.inputs.strategy): Outcome {
    return simulate(this.cards, this.inputs, { ...this.#order, amount, strategy });
  }

  readonly minimumOnly = once(() => simulate(this.cards, this.inputs, null));

  /** What the balance transfer saves after its fee; null without one, or if the debt would never end without it. */
  readonly transferSaving = once(() => {
    const { inputs, transfer, plan, format } = this;
    if (!transfer) return null;
    try {
      return new Payoff({ ...inputs, transfer: false }, format).plan.interest - plan.interest - transfer.fee;
    } catch (error) {
      if (error instanceof InputError) return null;
      throw error;
    }
  });

  /** Result with minimum payments only; null if they never pay off the debt. */
  get minimums(): PaidOff | null {
    return paidOrNull(this.minimumOnly());
  }

  /** Every card in every month of the plan. */
  readonly rows = once(() => {
    const { budget } = this;
    return this.#recorded(budget === null ? null : { ...this.#order, amount: budget });
  });

  /** The same with minimum payments only; a debt that never ends is cut off at MAX_MONTHS. */
  readonly minimumRows = once(() => this.#recorded(null));

  /** The plan's budget in each order; `run` is null if it misses minimum payments or never ends. */
  readonly race = once(() => {
    const { budget } = this;
    if (budget === null) return [];
    return STRATEGIES.map((strategy) => ({ strategy, run: paidOrNull(this.paying(budget, strategy)) }));
  });

  /** Every card in every month, in the given order. */
  rowsOf(strategy: Strategy): readonly CardMonth[] {
    const { inputs, budget } = this;
    return strategy === inputs.strategy || budget === null
      ? this.rows()
      : this.#recorded({ ...this.#order, amount: budget, strategy });
  }

  #recorded(budget: Budget | null): readonly CardMonth[] {
    const rows: CardMonth[] = [];
    simulate(this.cards, this.inputs, budget, (row) => rows.push(row));
    return rows;
  }

  /** Total paid in the first month. */
  get firstPayment(): number {
    return this.rows()
      .filter(({ month }) => month === 1)
      .reduce((sum, { payment }) => sum + payment, 0);
  }

  get firstInterest(): number {
    return this.rows()
      .filter(({ month }) => month === 1)
      .reduce((sum, { interest }) => sum + interest, 0);
  }

  /** What is owed on all cards, including the transfer fee. */
  get owed(): number {
    return this.cards.reduce((sum, { balance }) => sum + balance, 0);
  }

  /** New purchases until the cards are paid off. */
  get purchases(): number {
    return this.plan.months * this.cards.reduce((sum, card) => sum + purchasesOf(card), 0);
  }

  get interestSaved(): number | null {
    return this.minimums && this.minimums.interest - this.plan.interest;
  }

  get monthsSaved(): number | null {
    return this.minimums && this.minimums.months - this.plan.months;
  }

  /** The date a number of months from the start, in ISO 8601. */
  date(months: number): string {
    return formatIsoDate(addMonths(this.#start, months));
  }

  // What if

  /** The payment shown on card statements, which pays off the cards in three years. */
  readonly statementPlan = once(() => {
    const { inputs, cards } = this;
    const { strategy } = inputs;
    const payment = smallestBudget(cards, inputs, { strategy }, STATEMENT_MONTHS);
    return { payment, run: paidOrNull(simulate(cards, inputs, { amount: payment, strategy })) };
  });

  /** A slightly higher payment: a round amount of about 1/40 of the budget, such as 10 for 400. */
  get raise(): number | null {
    if (this.budget === null) return null;
    const share = this.budget / 40;
    const size = 10 ** Math.floor(Math.log10(share));
    return size * (ROUND.find((step) => step * size >= share) ?? 10);
  }

  readonly raised = once(() => {
    const { budget, raise } = this;
    return budget === null || raise === null ? null : paidOrNull(this.paying(budget + raise));
  });

  /** Budgets from the first month's minimum payments upward, and what each costs. */
  readonly curve = once(() => {
    const { cards } = this;
    const least = this.#roundedUp(firstMinimums(cards, this.inputs));
    const own = this.budget ?? least;
    const most = Math.min(firstStatements(cards, this.inputs), Math.max(2.5 * own, 4 * least));
    if (!(most > least)) return [];
    const even = Array.from({ length: CURVE }, (_, i) => least + ((most - least) * i) / (CURVE - 1));
    const budgets = [...new Set([...even, ...(own > least && own < most ? [own] : [])])];
    return budgets
      .sort((a, b) => a - b)
      .flatMap((budget) => {
        const run = paidOrNull(this.paying(budget));
        return run ? [{ budget, months: run.months, totalInterest: run.interest }] : [];
      });
  });
}

const ROUND = [1, 2, 5, 10];
const CURVE = 25;

function paidOrNull(outcome: Outcome): PaidOff | null {
  return outcome.end === "paid" ? outcome : null;
}
