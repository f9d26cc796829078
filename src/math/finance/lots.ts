/** Shares of one security bought at different times and prices, and the choice of which ones a sale takes. */
import { NOISE } from "../numbers/slack";

/** Oldest first, newest first, most expensive first, or all at one average cost with the oldest sold first. */
export type LotMethod = "fifo" | "lifo" | "highest-cost" | "average";

export interface Lot {
  /** Day number of the purchase; see math/dates/civil.ts. */
  readonly day: number;
  readonly shares: number;
  /** Total price paid, fees included. */
  readonly cost: number;
  /** Part of the cost that tax law does not let you deduct, such as India's securities transaction tax. */
  readonly notDeductible: number;
}

/** The shares held, lot by lot. */
export class Position {
  #lots: Lot[] = [];
  /** The largest number of shares ever held; rounding errors are measured against it. */
  #most = 0;
  /** Whether every share currently has the average cost, which holds from an average-cost sale to the next purchase. */
  #pooled = false;

  constructor(readonly method: LotMethod) {}

  get lots(): readonly Lot[] {
    return this.#lots;
  }

  get shares(): number {
    return this.#lots.reduce((sum, { shares }) => sum + shares, 0);
  }

  get cost(): number {
    return this.#lots.reduce((sum, { cost }) => sum + cost, 0);
  }

  /** Adds a purchase; purchases must be added in date order. */
  buy(lot: Lot): void {
    this.#lots.push(lot);
    this.#pooled = false;
    this.#most = Math.max(this.#most, this.shares);
  }

  /** Turns each share into `ratio` shares; the total cost stays the same. */
  split(ratio: number): void {
    this.#lots = this.#lots.map((lot) => ({ ...lot, shares: lot.shares * ratio }));
    this.#most *= ratio;
  }

  /** Whether at least this many shares are held, allowing for rounding errors. */
  holds(shares: number): boolean {
    return shares <= this.shares + this.#dust;
  }

  /**
   * Removes shares and returns the lots they came from, each with its part of the cost.
   * @throws RangeError if more shares are sold than are held
   */
  sell(shares: number): readonly Lot[] {
    if (!this.holds(shares)) throw new RangeError("more shares sold than held");
    if (this.method === "average" && !this.#pooled) this.#pool();
    const sold: Lot[] = [];
    let left = shares;
    while (left > 0 && this.#lots.length > 0) {
      const index = this.#next();
      const lot = this.#lots[index] as Lot;
      if (lot.shares <= left + this.#dust) {
        sold.push(lot);
        this.#lots.splice(index, 1);
        left -= lot.shares;
        if (left <= this.#dust) break;
      } else {
        const taken = partOf(lot, left);
        sold.push(taken);
        this.#lots[index] = {
          ...lot,
          shares: lot.shares - taken.shares,
          cost: lot.cost - taken.cost,
          notDeductible: lot.notDeductible - taken.notDeductible,
        };
        break;
      }
    }
    return sold;
  }

  get #dust(): number {
    return NOISE * this.#most;
  }

  /** The index of the lot to sell from next. */
  #next(): number {
    if (this.method === "lifo") return this.#lots.length - 1;
    if (this.method !== "highest-cost") return 0;
    let index = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (const [i, { cost, shares }] of this.#lots.entries()) {
      const each = cost / shares;
      // If costs are equal, apart from rounding errors, the oldest lot is taken.
      if (each > highest + NOISE * Math.abs(highest) || i === 0) {
        index = i;
        highest = each;
      }
    }
    return index;
  }

  /** Gives every share the average cost. */
  #pool(): void {
    this.#pooled = true;
    const { shares, cost } = this;
    const notDeductible = this.#lots.reduce((sum, lot) => sum + lot.notDeductible, 0);
    this.#lots = this.#lots.map((lot) => ({
      ...lot,
      cost: (cost * lot.shares) / shares,
      notDeductible: (notDeductible * lot.shares) / shares,
    }));
  }
}

function partOf(lot: Lot, shares: number): Lot {
  const part = shares / lot.shares;
  return { ...lot, shares, cost: lot.cost * part, notDeductible: lot.notDeductible * part };
}
