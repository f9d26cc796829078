import { InputError } from "../../../core/calculator";
import { once } from "../../../core/once";
import { dayNumberToIso, isoToDayNumber, LAST_DAY } from "../../../math/dates/civil";
import { finiteOrNull } from "../../../math/numbers/finite";
import { Rational } from "../../../math/numbers/rational";
import { findRoot } from "../../../math/solve/root";
import { longTermFrom } from "../../../math/tax/holding-period";
import type { TermGains } from "../../../math/tax/term-gains";
import { type Fee, type Order, orderFees, orderValue, totalOf, transactionTaxOf } from "./fees";
import type { Inputs } from "./inputs";
import { addsBackTransactionTax, type Outcome, taxOf } from "./outcome";
import type { GainTax } from "./tax";

const DAYS_IN_YEAR = 365;

/** Smaller numbers of shares are rejected as typing errors. */
const LEAST_SHARES = 1e-12;

/** Number of price steps in the table of prices. */
const PRICES = 20;

/** A position that is opened once and closed once. */
export class Trade implements Outcome {
  readonly simple = this;
  readonly ledger = null;
  readonly isLong: boolean;
  readonly buy: Order;
  readonly sell: Order;
  readonly buyFees: readonly Fee[];
  readonly sellFees: readonly Fee[];
  readonly days: number;
  readonly borrowCost: number;

  /** @throws InputError if the dates are in the wrong order or the position is impossible */
  constructor(readonly inputs: Inputs) {
    const { direction, shares, splitRatio, buyPrice, sellPrice, buyDate, sellDate } = inputs;
    this.isLong = direction === "long";
    this.days = (this.isLong ? 1 : -1) * (isoToDayNumber(sellDate) - isoToDayNumber(buyDate));
    if (this.days < 0)
      throw this.isLong
        ? new InputError("sellDate", "The selling date must not be before the buying date.")
        : new InputError("buyDate", "A short sale is bought back on or after the selling date.");
    if (!this.isLong && inputs.feePreset === "india-delivery")
      throw new InputError("direction", "Delivery trades cannot be sold short.");
    const closed = Rational.fromNumber(shares).multiply(Rational.fromNumber(splitRatio)).toNumber();
    if (closed < LEAST_SHARES)
      throw new InputError(
        splitRatio < 1 ? "splitRatio" : "shares",
        "Too little of a share would be left at the end to count.",
      );
    this.buy = {
      side: "buy",
      date: buyDate,
      shares: this.isLong ? shares : closed,
      price: buyPrice,
    };
    this.sell = { side: "sell", date: sellDate, shares: this.isLong ? closed : shares, price: sellPrice };
    this.buyFees = orderFees(this.buy, inputs);
    this.sellFees = orderFees(this.sell, inputs);
    this.borrowCost = this.isLong ? 0 : ((orderValue(this.sell) * inputs.borrowRate) / 100 / DAYS_IN_YEAR) * this.days;
  }

  get orders(): readonly Order[] {
    return this.isLong ? [this.buy, this.sell] : [this.sell, this.buy];
  }

  get gross(): number {
    return orderValue(this.sell) - orderValue(this.buy);
  }

  get fees(): number {
    return totalOf(this.buyFees) + totalOf(this.sellFees);
  }

  /** Negative for a short position, which pays the dividends. */
  get dividends(): number {
    const { dividendsPerShare, shares } = this.inputs;
    return (this.isLong ? 1 : -1) * dividendsPerShare * shares + 0;
  }

  get net(): number {
    return this.gross - this.fees + this.dividends - this.borrowCost;
  }

  get buyCost(): number {
    return orderValue(this.buy) + totalOf(this.buyFees);
  }

  get sellProceeds(): number {
    return orderValue(this.sell) - totalOf(this.sellFees);
  }

  /** The base of the return: the cost including fees, or the value sold short. */
  get stake(): number {
    return this.isLong ? this.buyCost : orderValue(this.sell);
  }

  get returnPercent(): number | null {
    // Dividing first makes a total loss exactly −100.
    return this.stake > 0 ? finiteOrNull(100 * (this.net / this.stake)) : null;
  }

  /** Null if the trade is closed on the same day, or if everything is lost. */
  get annualizedReturn(): number | null {
    const { returnPercent, days } = this;
    if (returnPercent === null || days === 0 || returnPercent <= -100) return null;
    return finiteOrNull(100 * Math.expm1((Math.log1p(returnPercent / 100) * DAYS_IN_YEAR) / days));
  }

  /** The first day on which a sale would be long-term; null for a short position. */
  get longTermDay(): number | null {
    return this.isLong ? longTermFrom(isoToDayNumber(this.inputs.buyDate)) : null;
  }

  get longTermDate(): string | null {
    const { longTermDay } = this;
    return longTermDay === null || longTermDay > LAST_DAY ? null : dayNumberToIso(longTermDay);
  }

  get isLongTerm(): boolean {
    return this.longTermDay !== null && isoToDayNumber(this.inputs.sellDate) >= this.longTermDay;
  }

  /** Gain before set-off, without dividends and borrow fee. */
  get taxableGain(): number {
    const added = addsBackTransactionTax(this.inputs)
      ? transactionTaxOf(this.buyFees) + transactionTaxOf(this.sellFees)
      : 0;
    return this.gross - this.fees + added;
  }

  get gains(): TermGains {
    return this.isLongTerm
      ? { shortTerm: 0, longTerm: this.taxableGain }
      : { shortTerm: this.taxableGain, longTerm: 0 };
  }

  readonly tax = once((): GainTax | null => taxOf(this.gains, this.inputs));

  get afterTax(): number {
    return this.net - (this.tax()?.total ?? 0);
  }

  /** Tax saved if the same sale were long-term; null if it already is or cannot be. */
  readonly waiting = once((): number | null => {
    const tax = this.tax();
    if (this.longTermDate === null || this.isLongTerm || tax === null || tax.kind === "slab") return null;
    const later = taxOf({ shortTerm: 0, longTerm: this.taxableGain }, this.inputs);
    return tax.total - (later?.total ?? 0);
  });

  /** The closing price at which the net profit is zero, with unrounded fees; at least 0. */
  readonly breakEven = once((): number => {
    const exact: Inputs = { ...this.inputs, feeRounding: "exact" };
    const net = (price: number) => new Trade(priced(exact, price)).net;
    if (this.isLong ? net(0) >= 0 : net(0) <= 0) return 0;
    // Percentage fees take less than half of an order's value, and net(0) includes all fixed fees.
    const closed = this.isLong ? this.sell.shares : this.buy.shares;
    const high = (2 * Math.abs(net(0))) / closed;
    return findRoot(net, { low: 0, high }) ?? high;
  });

  /** The same trade closed at another price. */
  closedAt(price: number): Trade {
    return new Trade(priced(this.inputs, price));
  }

  /** One row per fee. */
  get feeTable() {
    return this.buyFees.map(({ item, amount: buy }, i) => {
      const sell = this.sellFees[i]?.amount ?? 0;
      return { item, buy, sell, total: buy + sell };
    });
  }

  /** The profit at closing prices around those of the trade. */
  readonly prices = once(() => {
    const { buyPrice, sellPrice } = this.inputs;
    const known = [buyPrice, sellPrice, this.breakEven()];
    const [least, most] = [Math.min(...known), Math.max(...known)];
    const margin = Math.max(most - least, most / 5);
    const low = Math.max(0, least - margin);
    const step = (most + margin - low) / PRICES;
    return Array.from({ length: PRICES + 1 }, (_, i) => {
      const price = low + i * step;
      const trade = this.closedAt(price);
      return { price, netProfit: trade.net, profitAfterTax: trade.afterTax };
    });
  });
}

/** The inputs with another closing price. */
function priced(inputs: Inputs, price: number): Inputs {
  return inputs.direction === "long" ? { ...inputs, sellPrice: price } : { ...inputs, buyPrice: price };
}
