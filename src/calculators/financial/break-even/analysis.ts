import { once } from "../../../core/once";
import { Rational } from "../../../math/numbers/rational";
import type { Inputs } from "./fields";

/** One product of the mix; amounts are per unit. */
export interface Product {
  /** Null for a single product, which needs no name. */
  readonly name: string | null;
  readonly price: Rational;
  readonly variableCost: Rational;
  /** Proportional to the product's share of the units sold. */
  readonly weight: Rational;
}

type Plan = Pick<Inputs, "fixedCosts" | "expectedUnits" | "targetProfit" | "taxRatePercent">;

const HUNDRED = Rational.of(100);

/** Steps of the curve, which starts at 0 units. */
const CURVE = 40;

/** Price changes in the price table, in percent. */
const PRICE_STEPS = [-20, -15, -10, -5, 0, 5, 10, 15, 20];

/** Change applied to each driver of profit in the comparison, in percent. */
export const DRIVEN = 10;

/**
 * Cost-volume-profit analysis, based on what a unit of the mix contributes to fixed costs and profit.
 * The arithmetic is exact so that floating-point error cannot add a whole unit: 1,000 ÷ (0.03 − 0.01) is 50,000.
 */
export class Analysis {
  /** Per unit, weighted by the mix. */
  readonly price: Rational;
  readonly variableCost: Rational;
  readonly contribution: Rational;
  readonly fixedCosts: Rational;
  readonly expected: Rational;
  readonly #weights: Rational;

  /** @param products their combined contribution must be positive for the figures that divide by it */
  constructor(
    readonly inputs: Plan,
    readonly products: readonly Product[],
  ) {
    this.#weights = Rational.sum(products.map(({ weight }) => weight));
    this.price = this.#mean(({ price }) => price);
    this.variableCost = this.#mean(({ variableCost }) => variableCost);
    this.contribution = this.price.subtract(this.variableCost);
    this.fixedCosts = Rational.fromNumber(inputs.fixedCosts);
    this.expected = Rational.fromNumber(inputs.expectedUnits);
  }

  #mean(of: (product: Product) => Rational): Rational {
    return Rational.sum(this.products.map((product) => of(product).multiply(product.weight))).divide(this.#weights);
  }

  /** Whether there are several products. */
  get isMix(): boolean {
    return this.products[0]?.name !== null;
  }

  /** Contribution as a fraction of the price. */
  get margin(): Rational {
    return this.contribution.divide(this.price);
  }

  readonly breakEven = once(() => this.fixedCosts.divide(this.contribution));

  /** The profit before tax that leaves the target profit after tax. */
  get pretaxTarget(): Rational {
    const { targetProfit, taxRatePercent } = this.inputs;
    const kept = HUNDRED.subtract(Rational.fromNumber(taxRatePercent)).divide(HUNDRED);
    return Rational.fromNumber(targetProfit).divide(kept);
  }

  readonly target = once(() => this.fixedCosts.add(this.pretaxTarget).divide(this.contribution));

  revenue(units: Rational): Rational {
    return units.multiply(this.price);
  }

  // At the expected sales.

  get expectedContribution(): Rational {
    return this.expected.multiply(this.contribution);
  }

  get profit(): Rational {
    return this.expectedContribution.subtract(this.fixedCosts);
  }

  /** A loss is not taxed. */
  get profitAfterTax(): Rational {
    const { profit } = this;
    if (profit.sign() <= 0) return profit;
    return profit.multiply(HUNDRED.subtract(Rational.fromNumber(this.inputs.taxRatePercent))).divide(HUNDRED);
  }

  get safety(): Rational {
    return this.expected.subtract(this.breakEven());
  }

  /** Percent of the expected units; null if none, or next to none, are expected. */
  get safetyPercent(): Rational | null {
    if (this.expected.sign() === 0) return null;
    return withinDoubles(this.safety.divide(this.expected).multiply(HUNDRED));
  }

  /** Null without a profit. */
  get leverage(): Rational | null {
    return this.profit.sign() > 0 ? withinDoubles(this.expectedContribution.divide(this.profit)) : null;
  }

  /** What each expected unit must contribute to break even; null if none are expected. */
  get #neededContribution(): Rational | null {
    return this.expected.sign() === 0 ? null : withinDoubles(this.fixedCosts.divide(this.expected));
  }

  /** The price at which the expected units just break even. */
  get breakEvenPrice(): Rational | null {
    return this.#neededContribution?.add(this.variableCost) ?? null;
  }

  /** The variable cost at which the expected units just break even. */
  get breakEvenVariableCost(): Rational | null {
    const needed = this.#neededContribution;
    return needed && this.price.subtract(needed);
  }

  /** Break-even in units that can be sold: whole ones, of each product. */
  readonly wholeBreakEven = once((): readonly number[] => this.#whole(this.breakEven()));

  /** All products together, in whole units of each at the given total volume. */
  wholeTotal(units: Rational): number {
    return this.#whole(units).reduce((sum, one) => sum + one, 0);
  }

  #whole(units: Rational): readonly number[] {
    return this.products.map(({ weight }) => Number(units.multiply(weight).divide(this.#weights).ceil()));
  }

  /** Days until break-even if the expected units are sold evenly over a period; null if they do not break even. */
  daysToBreakEven(periodDays: number): number | null {
    if (this.expected.sign() === 0 || this.safety.sign() < 0) return null;
    return this.breakEven().divide(this.expected).toNumber() * periodDays;
  }

  /** Periods in which the profit after tax earns back a one-time cost; null without a profit. */
  periodsToEarnBack(cost: number): number | null {
    const profit = this.profitAfterTax.toNumber();
    return profit > 0 ? cost / profit : null;
  }

  // Tables.

  /** The units, revenue and contribution of each product at the given total volume. */
  atVolume(units: Rational) {
    return this.products.map((product) => {
      const sold = units.multiply(product.weight).divide(this.#weights);
      return {
        name: product.name ?? "",
        units: sold.toNumber(),
        wholeUnits: Number(sold.ceil()),
        revenue: sold.multiply(product.price).toNumber(),
        contribution: sold.multiply(product.price.subtract(product.variableCost)).toNumber(),
      };
    });
  }

  curve() {
    const end = Math.max(2 * this.breakEven().toNumber(), 1.25 * this.inputs.expectedUnits);
    const [price, cost] = [this.price.toNumber(), this.variableCost.toNumber()];
    return Array.from({ length: CURVE + 1 }, (_, i) => {
      const units = (end * i) / CURVE;
      const revenue = units * price;
      const totalCost = this.inputs.fixedCosts + units * cost;
      return { units, revenue, totalCost, profit: revenue - totalCost };
    });
  }

  /** The break-even at other prices; null if a unit contributes nothing. */
  priceTable() {
    return PRICE_STEPS.map((priceChangePercent) => {
      const price = this.price.multiply(Rational.of(100 + priceChangePercent, 100));
      const contribution = price.subtract(this.variableCost);
      const units = contribution.sign() > 0 ? this.fixedCosts.divide(contribution) : null;
      return {
        priceChangePercent,
        price: price.toNumber(),
        breakEvenUnits: units?.toNumber() ?? null,
        wholeUnits: units && this.wholeTotal(units),
      };
    });
  }

  /** How profit at the expected sales changes when one driver is 10% lower or higher, largest effect first. */
  drivers() {
    const moved = (driver: keyof typeof DRIVERS, amount: Rational, sign: 1 | -1) => {
      const change = (sign * amount.toNumber() * DRIVEN) / 100;
      return { driver, lower: 0 - change, higher: change };
    };
    return [
      moved("price", this.revenue(this.expected), 1),
      moved("variable-cost", this.expected.multiply(this.variableCost), -1),
      moved("units", this.expectedContribution, 1),
      moved("fixed-costs", this.fixedCosts, -1),
    ].sort((a, b) => Math.abs(b.higher) - Math.abs(a.higher));
  }
}

export const DRIVERS = {
  price: "Price",
  "variable-cost": "Variable cost",
  units: "Units sold",
  "fixed-costs": "Fixed costs",
} as const;

/** Returns the value, or null if it is too large for a double. */
function withinDoubles(value: Rational): Rational | null {
  return Number.isFinite(value.toNumber()) ? value : null;
}
