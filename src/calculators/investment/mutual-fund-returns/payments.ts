import { InputError, type Problem } from "../../../core/calculator";
import { once } from "../../../core/once";
import { addMonths, dayNumberOf, dayNumberToIso, isoToDayNumber, LAST_YEAR } from "../../../math/dates/civil";
import { type CivilDate, parseIsoDate } from "../../../math/dates/iso-date";
import {
  canHaveRate,
  type DatedFlow,
  type RatesOfReturn,
  ratesOfReturn,
  valueOn,
} from "../../../math/finance/dated-flows";
import { finiteOrNull } from "../../../math/numbers/finite";
import { type Inputs, POSITIVE } from "./inputs";

/** Number of intervals in the curve of present values. */
const POINTS = 80;

/** Margin of the curve beyond the rates of return, in ln(1 + r), and its outer limits. */
const BEYOND = 0.12;
const [LEFT, RIGHT] = [Math.log(0.05), Math.log(50)];

/** The most payments that the rows may stand for. */
const MAX_PAYMENTS = 10_000;

/** Every payment, money paid in below zero: a monthly plan is one row. @throws InputError if there are too many */
function paymentsOf({ cashFlows, positiveIs }: Inputs): DatedFlow[] {
  const sign = positiveIs === "out" ? 1 : -1;
  if (cashFlows.reduce((sum, { months }) => sum + months, 0) > MAX_PAYMENTS)
    throw new InputError("cashFlows", "The monthly payments of all rows may number 10,000 at most.");
  return cashFlows.flatMap(({ date, amount, months }, place) => {
    const first = parseIsoDate(date) as CivilDate;
    if (addMonths(first, months - 1).year > LAST_YEAR)
      throw new InputError("cashFlows", `Cash flow ${place + 1}: The last payment would fall after ${LAST_YEAR}.`);
    return Array.from({ length: months }, (_, k) => ({ day: dayNumberOf(addMonths(first, k)), amount: sign * amount }));
  });
}

/** Dated payments into and out of an investment. */
export class Payments {
  /** The payments as entered, sorted by day. */
  readonly entered: readonly DatedFlow[];
  /** The payments plus the current value, as if it were paid out. */
  readonly flows: readonly DatedFlow[];
  readonly rates: () => RatesOfReturn;

  /** @throws InputError if there can be no rate of return, or the valuation is too early */
  constructor(readonly inputs: Inputs) {
    const { currentValue, asOf } = inputs;
    this.entered = paymentsOf(inputs).sort((a, b) => a.day - b.day);
    const valued = isoToDayNumber(asOf);
    this.flows = currentValue > 0 ? [...this.entered, { day: valued, amount: currentValue }] : this.entered;
    const last = this.entered.at(-1);
    const problems: Problem[] = [];
    if (!canHaveRate(this.flows))
      problems.push({
        field: "cashFlows",
        message: this.#oneWay(),
      });
    if (currentValue > 0 && last && valued < last.day)
      problems.push({
        field: "asOf",
        message: "The valuation date must not be before the last cash flow.",
      });
    if (problems.length > 0) throw new InputError(problems);
    this.rates = once(() => ratesOfReturn(this.flows));
  }

  /** Why payments in one direction have no rate of return, and how to turn them around. */
  #oneWay(): string {
    const isOnlyOut = this.entered.every(({ amount }) => amount >= 0) && this.entered.some(({ amount }) => amount > 0);
    if (!isOnlyOut) return "A rate of return needs at least one payment in and one payment out on different dates.";
    const { positiveIs } = this.inputs;
    const sign = positiveIs === "out" ? "positive" : "negative";
    return `All amounts are ${sign}, which is money taken out. If you paid them in, choose “${POSITIVE[positiveIs === "out" ? "in" : "out"]}” for positive amounts.`;
  }

  /** Whether money seems to leave before any was paid in, as when the signs are entered the other way around. */
  get startsWithMoneyOut(): boolean {
    return (this.entered.find(({ amount }) => amount !== 0)?.amount ?? 0) > 0;
  }

  get rate(): number | null {
    return this.rates().usual;
  }

  get firstDay(): number {
    return this.flows[0]?.day ?? 0;
  }

  get days(): number {
    return (this.flows.at(-1)?.day ?? 0) - this.firstDay;
  }

  get totalInvested(): number {
    return -this.flows.reduce((sum, { amount }) => sum + Math.min(0, amount), 0);
  }

  get totalReceived(): number {
    return this.flows.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  }

  /** Value of the same payments on the valuation day at the benchmark’s rate; null if it overflows. */
  get benchmarkValue(): number | null {
    const { asOf, benchmarkRate } = this.inputs;
    const value = -valueOn(this.entered, isoToDayNumber(asOf), benchmarkRate);
    return finiteOrNull(value);
  }

  get aheadOfBenchmark(): number | null {
    return this.benchmarkValue === null ? null : this.inputs.currentValue - this.benchmarkValue;
  }

  /** Each payment with its present value on the first day at the rate of return. */
  discounted() {
    const { rate } = this;
    return this.flows.map(({ day, amount }) => {
      const worth = rate === null ? null : valueOn([{ day, amount }], this.firstDay, rate);
      return {
        date: dayNumberToIso(day),
        amount,
        presentValue: finiteOrNull(worth),
      };
    });
  }

  /** Total present value of the payments on the first day, by rate. It is zero at each rate of return. */
  curve() {
    const found = this.rates().all.map((rate) => Math.log1p(rate / 100));
    const from = Math.max(LEFT, Math.min(0, ...found) - BEYOND);
    const to = Math.min(RIGHT, Math.max(0, ...found) + BEYOND);
    const rates = Array.from({ length: POINTS + 1 }, (_, i) => 100 * Math.expm1(from + ((to - from) * i) / POINTS));
    return rates
      .map((rate) => ({ rate, presentValue: valueOn(this.flows, this.firstDay, rate) }))
      .filter(({ presentValue }) => Number.isFinite(presentValue));
  }
}
