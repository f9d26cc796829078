import { Rational } from "../../../math/numbers/rational";
import type { Inputs } from "./fields";

/** The rates that the tax system applies to the lines. */
export interface TaxRule {
  /** Percent of the net amount, for lines without their own rate. */
  readonly rate: number;
  /** Percent of the net amount, on top of the tax. */
  readonly cess: number;
}

export interface Line {
  readonly description: string;
  readonly amount: number;
  readonly quantity: number;
  /** Percent. */
  readonly rate: Rational;
  /** Whether the line has its own rate. */
  readonly ownRate: boolean;
  /** Amount × quantity, minus the discount. */
  readonly value: Rational;
  readonly discount: Rational;
  readonly net: Rational;
  readonly tax: Rational;
  readonly cess: Rational;
  readonly gross: Rational;
}

type Order = Pick<Inputs, "amount" | "quantity" | "discountPercent" | "priceIncludesTax" | "items">;

const HUNDRED = Rational.of(100);

/** The lines with their taxes, computed exactly; nothing is rounded here. */
export class Invoice {
  readonly lines: readonly Line[];

  constructor(
    readonly order: Order,
    readonly rule: TaxRule,
  ) {
    const { items, amount, quantity } = order;
    const rows = items.length > 0 ? items : [{ description: "", amount, quantity, rate: null }];
    this.lines = rows.map((row) => this.#line(row));
  }

  #line({ description, amount, quantity, rate: own }: Inputs["items"][number]): Line {
    const { discountPercent, priceIncludesTax } = this.order;
    const full = Rational.fromNumber(amount).multiply(Rational.fromNumber(quantity));
    const discount = full.multiply(percent(discountPercent));
    const value = full.subtract(discount);
    const rate = Rational.fromNumber(own ?? this.rule.rate);
    const share = rate.divide(HUNDRED);
    const cessShare = percent(this.rule.cess);
    const net = priceIncludesTax ? value.divide(Rational.ONE.add(share).add(cessShare)) : value;
    const [tax, cess] = [net.multiply(share), net.multiply(cessShare)];
    return {
      description: description.trim(),
      amount,
      quantity,
      rate,
      ownRate: own !== null,
      value,
      discount,
      net,
      tax,
      cess,
      gross: net.add(tax).add(cess),
    };
  }

  total(of: "value" | "discount" | "net" | "tax" | "cess" | "gross", among = this.lines): Rational {
    return Rational.sum(among.map((line) => line[of]));
  }

  /** The lines of each rate, lowest rate first; empty if all have the same. */
  byRate(): readonly { readonly rate: number; readonly lines: readonly Line[] }[] {
    const rates = [...new Set(this.lines.map(({ rate }) => rate.toNumber()))].sort((a, b) => a - b);
    return rates.length < 2
      ? []
      : rates.map((rate) => ({ rate, lines: this.lines.filter((line) => line.rate.toNumber() === rate) }));
  }

  /** The lines taxed at the system's rate. */
  get usual(): readonly Line[] {
    return this.lines.filter(({ ownRate }) => !ownRate);
  }

  /** Tax and cess as a percentage of the net amount; null if that is 0. */
  get effectiveRate(): Rational | null {
    const net = this.total("net");
    return net.sign() === 0 ? null : this.total("tax").add(this.total("cess")).divide(net).multiply(HUNDRED);
  }
}

/** Converts a percentage to a fraction. */
export function percent(value: number): Rational {
  return Rational.fromNumber(value).divide(HUNDRED);
}
