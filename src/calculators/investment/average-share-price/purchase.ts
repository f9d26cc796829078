import { InputError } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { priceText } from "../../../fieldsets/price-text";
import { Rational } from "../../../math/numbers/rational";

/** The holding before the purchase. */
interface Held {
  readonly shares: Rational;
  readonly cost: Rational;
  readonly average: Rational;
}

/** The price and fees of the next shares. */
interface Terms {
  readonly price: Rational;
  /** Fee in percent of the price. */
  readonly feePercent: Rational;
  /** Fixed fee, charged once per purchase. */
  readonly fee: Rational;
  readonly fractional: boolean;
}

/** Purchases of more shares than this are rejected. */
const MOST_SHARES = 1e15;

const HUNDRED = Rational.of(100);

/** Number of equal steps from the current average to the price in the table of averages. */
const STEPS = 10;

/** Number of points of the curve after the first one. */
const CURVE = 20;

/** One more purchase, and the average after it. */
export class Purchase {
  /** Price of one share including the percent fee. */
  readonly unitPrice: Rational;

  private constructor(
    readonly held: Held,
    readonly terms: Terms,
    /** Number of shares before rounding to whole shares. */
    readonly exact: Rational,
    readonly shares: Rational,
    /** Null for a purchase toward a target average. */
    readonly budget: Rational | null,
  ) {
    this.unitPrice = unitPriceOf(terms);
  }

  /**
   * The fewest shares with which the average reaches or passes the target.
   * @throws InputError if the target is not between the price and the current average
   */
  static toAverage(held: Held, terms: Terms, target: Rational, format: Format): Purchase {
    const unit = unitPriceOf(terms);
    const away = target.compare(held.average);
    if (away === 0) return new Purchase(held, terms, Rational.ZERO, Rational.ZERO, null);
    if (away !== unit.compare(target)) throw outOfReach(held, terms, format);
    const needed = held.cost.add(terms.fee).subtract(target.multiply(held.shares)).divide(target.subtract(unit));
    const exact = needed.sign() < 0 ? Rational.ZERO : needed;
    if (exact.toNumber() > MOST_SHARES)
      throw new InputError(
        "targetAverage",
        "The target average is too close to the price: it would take more shares than can be counted.",
      );
    return new Purchase(held, terms, exact, terms.fractional ? exact : Rational.of(exact.ceil()), null);
  }

  /**
   * As many shares as a budget pays for, including fees.
   * @throws InputError if that is an absurd number of shares
   */
  static within(held: Held, terms: Terms, budget: Rational): Purchase {
    const paid = budget.subtract(terms.fee).divide(unitPriceOf(terms));
    const exact = paid.sign() < 0 ? Rational.ZERO : paid;
    if (exact.toNumber() > MOST_SHARES)
      throw new InputError("newPrice", "At this price the money buys more shares than can be counted.");
    return new Purchase(held, terms, exact, terms.fractional ? exact : Rational.of(exact.floor()), budget);
  }

  get cash(): Rational {
    return this.cashFor(this.shares);
  }

  /** Money left over from the budget; null without one. */
  get left(): Rational | null {
    return this.budget ? this.budget.subtract(this.cash) : null;
  }

  get newShares(): Rational {
    return this.held.shares.add(this.shares);
  }

  get newCost(): Rational {
    return this.held.cost.add(this.cash);
  }

  get newAverage(): Rational {
    return this.averageAfter(this.shares);
  }

  /** Cost including fees. The fixed fee is due only if something is bought. */
  cashFor(shares: Rational): Rational {
    return shares.sign() === 0 ? Rational.ZERO : shares.multiply(this.unitPrice).add(this.terms.fee);
  }

  averageAfter(shares: Rational): Rational {
    return this.held.cost.add(this.cashFor(shares)).divide(this.held.shares.add(shares));
  }

  /** The average after buying up to 2.5 times this purchase, or at least as many shares as are already held. */
  curve() {
    const most = Math.max(2.5 * this.shares.toNumber(), this.held.shares.toNumber());
    const size = this.terms.fractional || most < CURVE ? most / CURVE : Math.ceil(most / CURVE);
    return Array.from({ length: CURVE + 1 }, (_, i) => {
      const shares = Rational.fromNumber(i * size);
      return {
        shares: shares.toNumber(),
        cash: this.cashFor(shares).toNumber(),
        average: this.averageAfter(shares).toNumber(),
      };
    });
  }

  /**
   * The shares and cash needed to bring the average one tenth, two tenths … nine tenths of the way to the price, and
   * the additional cash for each tenth. Empty if the average equals the price.
   */
  ladder() {
    const { average, shares, cost } = this.held;
    const { unitPrice, terms } = this;
    const way = unitPrice.subtract(average);
    if (way.sign() === 0) return [];
    let before = 0;
    return Array.from({ length: STEPS - 1 }, (_, i) => {
      const target = average.add(way.multiply(Rational.of(i + 1, STEPS)));
      const needed = cost.add(terms.fee).subtract(target.multiply(shares)).divide(target.subtract(unitPrice));
      const more = needed.sign() < 0 ? Rational.ZERO : terms.fractional ? needed : Rational.of(needed.ceil());
      const cash = this.cashFor(more).toNumber();
      const row = { average: target.toNumber(), shares: more.toNumber(), cash, cashMore: cash - before };
      before = cash;
      return row;
    });
  }
}

function unitPriceOf({ price, feePercent }: Terms): Rational {
  return price.multiply(HUNDRED.add(feePercent)).divide(HUNDRED);
}

function outOfReach(held: Held, terms: Terms, format: Format): InputError {
  const unit = unitPriceOf(terms);
  const [price, cost, average] = [terms.price, unit, held.average].map((value) =>
    priceText(value.toNumber(), format),
  ) as [string, string, string];
  const buying = `Buying at ${price}${terms.feePercent.sign() > 0 ? `, ${cost} with the fee,` : ""}`;
  if (unit.equals(held.average)) return new InputError("targetAverage", `${buying} leaves the average at ${average}.`);
  const [low, high] = unit.compare(held.average) < 0 ? [cost, average] : [average, cost];
  return new InputError("targetAverage", `${buying} can only move the average to between ${low} and ${high}.`);
}
