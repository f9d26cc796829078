import { InputError } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { once } from "../../../core/once";
import { finiteOrNull } from "../../../math/numbers/finite";
import { Rational } from "../../../math/numbers/rational";
import type { Inputs } from "./inputs";
import { Purchase } from "./purchase";

/** A purchase, restated for splits since then. */
export interface Lot {
  readonly shares: Rational;
  readonly price: Rational;
  /** Including the fee. */
  readonly cost: Rational;
  readonly fee: Rational;
}

/** Fewer shares than this after a split indicate a mistyped split ratio. */
const LEAST_SHARES = 1e-12;

/**
 * Shares bought in several lots: their average cost including fees, and the effect of one more purchase on it.
 * Uses exact arithmetic so that floating-point error never changes a number of whole shares.
 */
export class Holding {
  readonly lots: readonly Lot[];
  readonly shares: Rational;
  readonly cost: Rational;
  readonly fees: Rational;
  readonly average: Rational;
  /** The next purchase; null in the mode that only computes the average. */
  readonly purchase: Purchase | null;

  /** @throws InputError if the split leaves almost no shares, or if no purchase gives the wanted result */
  constructor(
    readonly inputs: Inputs,
    format: Format,
  ) {
    const ratio = Rational.fromNumber(inputs.splitRatio);
    this.lots = inputs.lots.map(({ shares, price, fee }) => {
      const [count, each, paid] = [shares, price, fee].map(Rational.fromNumber) as [Rational, Rational, Rational];
      return {
        shares: count.multiply(ratio),
        price: each.divide(ratio),
        cost: count.multiply(each).add(paid),
        fee: paid,
      };
    });
    this.shares = Rational.sum(this.lots.map(({ shares }) => shares));
    this.cost = Rational.sum(this.lots.map(({ cost }) => cost));
    this.fees = Rational.sum(this.lots.map(({ fee }) => fee));
    if (this.shares.toNumber() < LEAST_SHARES)
      throw new InputError("splitRatio", "The split leaves too little of a share to count.");
    this.average = this.cost.divide(this.shares);
    this.purchase = inputs.mode === "average" ? null : purchaseFor(this, format);
  }

  get averageWithoutFees(): Rational {
    return this.cost.subtract(this.fees).divide(this.shares);
  }

  // At today's price

  get marketValue(): number | null {
    const { currentPrice } = this.inputs;
    return currentPrice === null ? null : this.shares.toNumber() * currentPrice;
  }

  get gain(): number | null {
    const { currentPrice } = this.inputs;
    if (currentPrice === null) return null;
    return this.shares.multiply(Rational.fromNumber(currentPrice)).subtract(this.cost).toNumber();
  }

  /** Gain in percent of the cost; null without a current price or if the shares cost nothing. */
  get gainPercent(): number | null {
    const { gain } = this;
    return gain === null || this.cost.sign() === 0 ? null : finiteOrNull((100 * gain) / this.cost.toNumber());
  }

  /** Percent that the price must rise to reach the average; negative if the price is already above it. */
  get breakEvenRise(): number | null {
    const { currentPrice } = this.inputs;
    if (currentPrice === null || currentPrice === 0) return null;
    return finiteOrNull(100 * (this.average.toNumber() / currentPrice - 1));
  }

  /** One row per lot, with the average so far. */
  readonly table = once(() => {
    let [shares, cost] = [Rational.ZERO, Rational.ZERO];
    return this.lots.map((lot, i) => {
      shares = shares.add(lot.shares);
      cost = cost.add(lot.cost);
      return {
        lot: i + 1,
        shares: lot.shares.toNumber(),
        price: lot.price.toNumber(),
        cost: lot.cost.toNumber(),
        cumulativeShares: shares.toNumber(),
        runningAverage: cost.divide(shares).toNumber(),
      };
    });
  });
}

/**
 * The purchase that brings the average to the target, or that the budget pays for.
 * @throws InputError if there is no such purchase
 */
function purchaseFor(holding: Holding, format: Format): Purchase {
  const { inputs } = holding;
  const terms = {
    price: Rational.fromNumber(inputs.newPrice),
    feePercent: Rational.fromNumber(inputs.newFeePercent),
    fee: Rational.fromNumber(inputs.newFee),
    fractional: inputs.allowFractional,
  };
  return inputs.mode === "budget"
    ? Purchase.within(holding, terms, Rational.fromNumber(inputs.budget))
    : Purchase.toAverage(holding, terms, Rational.fromNumber(inputs.targetAverage), format);
}
