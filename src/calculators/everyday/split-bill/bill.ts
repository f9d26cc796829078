import { InputError } from "../../../core/calculator";
import { fixedText } from "../../../math/numbers/exact";
import { largestRemainder } from "../../../math/numbers/largest-remainder";
import { Rational } from "../../../math/numbers/rational";
import type { Inputs } from "./fields";
import { divide, People, total } from "./sharing";

const HUNDRED = Rational.of(100);

/** One item of the bill, and what each person has of it. */
export interface Item {
  readonly name: string;
  /** Minor units. */
  readonly cost: Rational;
  readonly parts: readonly Rational[];
}

/** A person's exact share in minor units, and the whole units that are paid. */
export interface Share {
  readonly name: string;
  readonly subtotal: Rational;
  readonly discount: Rational;
  readonly tax: Rational;
  readonly service: Rational;
  readonly tip: Rational;
  readonly exact: Rational;
  readonly units: bigint;
}

/** A bill split item by item. All amounts are in minor units of the currency. */
export interface SplitBill {
  readonly people: People;
  readonly items: readonly Item[];
  readonly subtotal: Rational;
  readonly discount: Rational;
  readonly tax: Rational;
  readonly service: Rational;
  readonly tip: Rational;
  readonly grandTotal: Rational;
  readonly shares: readonly Share[];
}

/** Whole minor units of an amount in major ones, half up. */
export function toUnits(amount: Rational | number, digits: number): Rational {
  const exact = typeof amount === "number" ? Rational.fromNumber(amount) : amount;
  return Rational.of(exact.multiply(Rational.of(10n ** BigInt(digits))).round());
}

/** @throws InputError for names that are not in the list, and a discount of more than there is */
export function splitBill(inputs: Inputs): SplitBill {
  const digits = inputs.currencyDigits;
  const people = new People(inputs.people);
  const items = inputs.items.map((item, i): Item => {
    const thing = `Item “${item.name.trim() || i + 1}”`;
    const weights = people.weights(item.sharedBy, "items", thing);
    const price = Rational.fromNumber(item.price).multiply(Rational.fromNumber(item.quantity));
    const cost = toUnits(price, digits);
    return { name: item.name.trim() || `Item ${i + 1}`, cost, parts: divide(cost, weights) };
  });
  const own = people.names.map((_, person) => total(items.map(({ parts }) => parts[person] as Rational)));
  const taxed = people.names.map((_, person) =>
    total(items.filter((_, i) => inputs.items[i]?.taxable).map(({ parts }) => parts[person] as Rational)),
  );
  const subtotal = total(own);
  /** An amount, or half up a percentage of something. */
  const amountOf = (type: "amount" | "percent", value: number, base: Rational) =>
    type === "amount"
      ? toUnits(value, digits)
      : Rational.of(base.multiply(Rational.fromNumber(value)).divide(HUNDRED).round());

  const discount = amountOf(inputs.discountType, inputs.discountValue, subtotal);
  if (discount.compare(subtotal) > 0)
    throw new InputError(
      "discountValue",
      `Discount must not be more than the subtotal of ${inMajor(subtotal, digits)}.`,
    );
  const reduced = subtotal.subtract(discount);
  const taxable = subtotal.sign() === 0 ? Rational.ZERO : reduced.multiply(total(taxed)).divide(subtotal);
  const tax = amountOf(inputs.taxType, inputs.taxValue, taxable);
  const tip = amountOf(
    inputs.tipType,
    inputs.tipValue,
    inputs.tipOn === "post-tax" ? reduced.add(tax) : reduced,
  );
  const service = toUnits(inputs.serviceCharge, digits);
  const grandTotal = reduced.add(tax).add(service).add(tip);

  const split = (amount: Rational, how: "proportional" | "even", by: readonly Rational[]) =>
    divide(amount, how === "even" || total(by).sign() === 0 ? own.map(() => Rational.ONE) : by);
  const discounts = split(discount, inputs.discountSplit, own);
  const taxes = split(tax, inputs.taxSplit, total(taxed).sign() > 0 ? taxed : own);
  const services = split(service, inputs.tipSplit, own);
  const tips = split(tip, inputs.tipSplit, own);

  const exact = own.map((amount, i) =>
    amount
      .subtract(discounts[i] as Rational)
      .add(taxes[i] as Rational)
      .add(services[i] as Rational)
      .add(tips[i] as Rational),
  );
  const below = exact.findIndex((amount) => amount.sign() < 0);
  if (below >= 0)
    throw new InputError(
      "discountValue",
      `Discount must leave nobody below 0: ${people.names[below]} had less than an equal part of it.`,
    );
  const units = largestRemainder(exact);
  const shares = people.names.map((name, i) => ({
    name,
    subtotal: own[i] as Rational,
    discount: discounts[i] as Rational,
    tax: taxes[i] as Rational,
    service: services[i] as Rational,
    tip: tips[i] as Rational,
    exact: exact[i] as Rational,
    units: units[i] as bigint,
  }));
  return { people, items, subtotal, discount, tax, service, tip, grandTotal, shares };
}

/** `12.50`: minor units as an amount without a sign. */
export function inMajor(units: Rational, digits: number): string {
  return fixedText(units.divide(Rational.of(10n ** BigInt(digits))), digits);
}

/** A total in equal shares; all amounts in minor units. */
export function splitEvenly(inputs: Inputs): { grandTotal: Rational; share: Rational; units: bigint[] } {
  const grandTotal = toUnits(inputs.totalAmount, inputs.currencyDigits);
  const share = grandTotal.divide(Rational.of(inputs.peopleCount));
  return { grandTotal, share, units: largestRemainder(new Array(inputs.peopleCount).fill(share)) };
}
