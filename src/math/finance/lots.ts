/** Shares of one kind that were bought at different times and prices, and which of them a sale takes. */
import { NOISE } from "../numbers/slack";

/** Oldest first, newest first, dearest first, or all at one average cost with the oldest leaving first. */
export type LotMethod = "fifo" | "lifo" | "highest-cost" | "average";

export interface Lot {
  /** Day number of the purchase; see math/dates/civil.ts. */
  readonly day: number;
  readonly shares: number;
  /** What was paid for them, fees included. */
  readonly cost: number;
  /** The part of the cost that a tax law does not count, such as India's securities transaction tax. */
  readonly notDeductible: number;
}

/** What is held, lot by lot. */
export class Position {
  #lots: Lot[] = [];
  /** The most shares that were held, by which rounding errors are measured. */
  #most = 0;
  /** Whether every share has the average cost, as it has from one sale at it to the next purchase. */
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

  /** Adds a purchase; purchases come in the order of their days. */
  buy(lot: Lot): void {
    this.#lots.push(lot);
    this.#pooled = false;
    this.#most = Math.max(this.#most, this.shares);
  }

  /** Each share becomes `ratio` shares; what they cost together stays. */
  split(ratio: number): void {
    this.#lots = this.#lots.map((lot) => ({ ...lot, shares: lot.shares * ratio }));
    this.#most *= ratio;
  }

  /** Whether so many shares are held, but for what rounding may have taken away. */
  holds(shares: number): boolean {
    return shares <= this.shares + this.#dust;
  }

  /**
   * Takes shares away and says from which lots, each with its part of the cost.
   * @throws RangeError for more than are held
   */
  sell(shares: number): readonly Lot[] {
    if (!this.holds(shares)) throw new RangeError("more shares sold than held");
    if (this.method === "average" && !this.#pooled) this.#pool();
    const sold: Lot[] = [];
    let left = shares;
    while (left > 0 && this.#lots.length > 0) {
      const place = this.#next();
      const lot = this.#lots[place] as Lot;
      if (lot.shares <= left + this.#dust) {
        sold.push(lot);
        this.#lots.splice(place, 1);
        left -= lot.shares;
        if (left <= this.#dust) break;
      } else {
        const taken = partOf(lot, left);
        sold.push(taken);
        this.#lots[place] = {
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

  /** The place of the lot that is sold next. */
  #next(): number {
    if (this.method === "lifo") return this.#lots.length - 1;
    if (this.method !== "highest-cost") return 0;
    let place = 0;
    let dearest = Number.NEGATIVE_INFINITY;
    for (const [i, { cost, shares }] of this.#lots.entries()) {
      const each = cost / shares;
      // Of equal costs, which rounding may have set apart, the oldest.
      if (each > dearest + NOISE * Math.abs(dearest) || i === 0) {
        place = i;
        dearest = each;
      }
    }
    return place;
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
