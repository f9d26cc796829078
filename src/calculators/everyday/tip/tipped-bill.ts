import { InputError } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { toFiniteNumber } from "../../../math/numbers/exact";
import { Rational } from "../../../math/numbers/rational";
import { customOf } from "./custom";
import type { Inputs, RoundMode } from "./inputs";

const HUNDRED = Rational.of(100);

/** A bill with a tip of a certain percentage. */
interface Tip {
  /** The tip by percentage, rounded only to the minor unit. */
  readonly beforeRounding: Rational;
  /** Tip and total after the chosen rounding. */
  readonly tip: Rational;
  readonly total: Rational;
}

type Direction = "up" | "nearest" | "down";

/** A bill and its tip, in exact fractions of the major unit. */
export class TippedBill {
  readonly inputs: Inputs;
  readonly bill: Rational;
  readonly service: Rational;
  /** The amount that the percentage applies to. */
  readonly base: Rational;
  readonly people: Rational;
  readonly chosen: Tip;
  #shares: readonly Rational[] | undefined;

  /** @throws InputError if tax and service charge together are more than the bill */
  constructor(inputs: Inputs, format: Format) {
    this.inputs = inputs;
    this.bill = Rational.fromNumber(inputs.billAmount);
    this.service = Rational.fromNumber(inputs.includedService);
    this.people = Rational.of(inputs.people);
    const tax = Rational.fromNumber(inputs.taxAmount);
    const withoutService = this.bill.subtract(this.service);
    const withoutTax = withoutService.subtract(tax);
    const most = `the bill of ${format.amount(inputs.billAmount, inputs.currencyDigits)}`;
    if (tax.compare(this.bill) > 0) throw new InputError("taxAmount", `Tax must be between 0 and ${most}.`);
    if (withoutTax.sign() < 0)
      throw new InputError("includedService", `Tax and service charge together must not be more than ${most}.`);
    this.base = inputs.tipOn === "pre-tax" ? withoutTax : withoutService;
    this.chosen = this.withTip(inputs.tipPercent);
  }

  /** @param percent of the base */
  withTip(percent: number, roundMode: RoundMode = this.inputs.roundMode): Tip {
    const exact = this.base.multiply(Rational.fromNumber(percent)).divide(HUNDRED).subtract(this.service);
    const beforeRounding = (exact.sign() < 0 ? Rational.ZERO : exact).roundTo(this.inputs.currencyDigits);
    const total = this.#rounded(beforeRounding, this.bill.add(beforeRounding), roundMode);
    return { beforeRounding, tip: total.subtract(this.bill), total };
  }

  /** The total after rounding, which is never below the bill. */
  #rounded(tip: Rational, total: Rational, roundMode: RoundMode): Rational {
    if (roundMode === "none") return total;
    const step = Rational.fromNumber(this.inputs.roundTo);
    const direction = roundMode.slice(roundMode.lastIndexOf("-") + 1) as Direction;
    if (roundMode.startsWith("tip")) return this.bill.add(toMultiple(tip, step, direction));
    const sharing = roundMode.startsWith("per-person") ? this.people : Rational.ONE;
    const rounded = toMultiple(total.divide(sharing), step, direction).multiply(sharing);
    return rounded.compare(this.bill) >= 0
      ? rounded
      : toMultiple(this.bill.divide(sharing), step, "up").multiply(sharing);
  }

  /** Exact share, not rounded to the minor unit. */
  get totalPerPerson(): Rational {
    return this.chosen.total.divide(this.people);
  }

  /**
   * Tip and service charge in percent of the base. Null if the base is 0, or so small that the percentage is not a
   * finite number.
   */
  get effectivePercent(): number | null {
    if (this.base.sign() === 0) return null;
    return toFiniteNumber(this.chosen.tip.add(this.service).divide(this.base).multiply(HUNDRED));
  }

  /** The total, rounded to the nearest amount that can be paid in coins. */
  get payable(): Rational {
    return this.chosen.total.roundTo(this.inputs.currencyDigits);
  }

  /** What each person pays, largest first; the shares add up to the payable total. */
  get shares(): readonly Rational[] {
    this.#shares ??= this.#equalShares();
    return this.#shares;
  }

  /** Equal shares in minor units; the first people pay the leftover units, one each. */
  #equalShares(): readonly Rational[] {
    const { people, currencyDigits } = this.inputs;
    const minorUnits = 10n ** BigInt(currencyDigits);
    const units = this.payable.multiply(Rational.of(minorUnits)).floor();
    const [least, left] = [units / BigInt(people), Number(units % BigInt(people))];
    const [more, less] = [Rational.of(least + 1n, minorUnits), Rational.of(least, minorUnits)];
    return Array.from({ length: people }, (_, i) => (i < left ? more : less));
  }

  get custom() {
    return customOf(this.inputs);
  }
}

function toMultiple(value: Rational, step: Rational, direction: Direction): Rational {
  const count = value.divide(step);
  const whole = direction === "up" ? count.ceil() : direction === "down" ? count.floor() : count.round();
  return step.multiply(Rational.of(whole));
}
