import { InputError } from "../../../core/calculator";
import { largestRemainder } from "../../../math/numbers/largest-remainder";
import { Rational } from "../../../math/numbers/rational";
import type { Inputs } from "./inputs";
import type { MinorUnits } from "./minor-units";
import { divide, People } from "./sharing";

const HUNDRED = Rational.of(100);

/** One item of the bill, and each person's part of it. */
interface Item {
  readonly name: string;
  /** In minor units. */
  readonly cost: Rational;
  /** Part of the cost for each person, in minor units. */
  readonly parts: readonly Rational[];
  readonly taxable: boolean;
}

/** The parts of a bill or of a person's share, in minor units. */
export interface Amounts {
  readonly subtotal: Rational;
  readonly discount: Rational;
  readonly tax: Rational;
  readonly service: Rational;
  readonly tip: Rational;
}

/** A person's exact share, and the whole minor units to pay. */
export interface Share extends Amounts {
  readonly name: string;
  readonly exact: Rational;
  readonly units: bigint;
}

/** A bill split item by item. */
export interface Bill extends Amounts {
  readonly people: People;
  readonly items: readonly Item[];
  readonly grandTotal: Rational;
  readonly shares: readonly Share[];
}

/** @throws InputError if a name is not in the list, or if the discount is too large */
export function splitItems(inputs: Inputs, currency: MinorUnits): Bill {
  const people = new People(inputs.people);
  const items = inputs.items.map((item, i): Item => {
    const thing = `Item “${item.name.trim() || i + 1}”`;
    const weights = people.weights(item.sharedBy, "items", thing);
    const price = Rational.fromNumber(item.price).multiply(Rational.fromNumber(item.quantity));
    const cost = currency.from(price);
    const name = item.name.trim() || `Item ${i + 1}`;
    return { name, cost, parts: divide(cost, weights), taxable: item.taxable };
  });
  const had = (some: readonly Item[]) =>
    people.names.map((_, person) => Rational.sum(some.map(({ parts }) => parts[person] as Rational)));
  const own = had(items);
  const taxed = had(items.filter(({ taxable }) => taxable));
  const subtotal = Rational.sum(own);
  /** A fixed amount, or a percentage of the base rounded half up. */
  const amountOf = (type: "amount" | "percent", value: number, base: Rational) =>
    type === "amount"
      ? currency.from(value)
      : Rational.of(base.multiply(Rational.fromNumber(value)).divide(HUNDRED).round());

  const discount = amountOf(inputs.discountType, inputs.discountValue, subtotal);
  if (discount.compare(subtotal) > 0)
    throw new InputError("discountValue", `Discount must not be more than the subtotal of ${currency.text(subtotal)}.`);
  const reduced = subtotal.subtract(discount);
  const taxable = subtotal.sign() === 0 ? Rational.ZERO : reduced.multiply(Rational.sum(taxed)).divide(subtotal);
  const tax = amountOf(inputs.taxType, inputs.taxValue, taxable);
  const tipBase = inputs.tipOn === "post-tax" ? reduced.add(tax) : reduced;
  const tip = amountOf(inputs.tipType, inputs.tipValue, tipBase);
  const service = currency.from(inputs.serviceCharge);
  const grandTotal = grandTotalOf({ subtotal, discount, tax, service, tip });

  const split = (amount: Rational, how: "proportional" | "even", by = own) =>
    divide(amount, how === "even" || Rational.sum(by).sign() === 0 ? own.map(() => Rational.ONE) : by);
  const discounts = split(discount, inputs.discountSplit);
  const taxes = split(tax, inputs.taxSplit, Rational.sum(taxed).sign() > 0 ? taxed : own);
  const services = split(service, inputs.tipSplit);
  const tips = split(tip, inputs.tipSplit);
  const exact = people.names.map((name, i) => {
    const share = {
      name,
      subtotal: own[i] as Rational,
      discount: discounts[i] as Rational,
      tax: taxes[i] as Rational,
      service: services[i] as Rational,
      tip: tips[i] as Rational,
    };
    return { ...share, exact: grandTotalOf(share) };
  });
  const below = exact.find((share) => share.exact.sign() < 0);
  if (below) throw new InputError("discountValue", `An equal share of the discount would put ${below.name} below 0.`);
  const units = largestRemainder(exact.map((share) => share.exact));
  const shares = exact.map((share, i) => ({ ...share, units: units[i] as bigint }));
  return { people, items, subtotal, discount, tax, service, tip, grandTotal, shares };
}

function grandTotalOf({ subtotal, discount, tax, service, tip }: Amounts): Rational {
  return subtotal.subtract(discount).add(tax).add(service).add(tip);
}
