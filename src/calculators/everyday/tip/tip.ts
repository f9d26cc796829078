import { largestRemainder } from "../../../math/numbers/largest-remainder";
import { Rational } from "../../../math/numbers/rational";
import type { Inputs, RoundMode } from "./fields";

const HUNDRED = Rational.of(100);

/** What a bill comes to with one percentage of tip. Exact: fractions of the major unit. */
export interface TipResult {
  /** The tip by the percentage, rounded to the minor unit. */
  readonly asked: Rational;
  /** Tip and total after the rounding that was asked for. */
  readonly tip: Rational;
  readonly total: Rational;
}

type Direction = "up" | "nearest" | "down";

/** The bill and how it is tipped, in exact fractions. */
export class Bill {
  readonly bill: Rational;
  readonly service: Rational;
  /** What the percentage is taken of. */
  readonly base: Rational;
  readonly people: Rational;
  readonly #inputs: Inputs;

  constructor(inputs: Inputs) {
    this.#inputs = inputs;
    this.bill = Rational.fromNumber(inputs.billAmount);
    this.service = Rational.fromNumber(inputs.includedService);
    this.people = Rational.of(inputs.people);
    const withoutService = this.bill.subtract(this.service);
    this.base =
      inputs.tipOn === "pre-tax"
        ? withoutService.subtract(Rational.fromNumber(inputs.taxAmount))
        : withoutService;
  }

  /** @param percent of the base */
  with(percent: number, roundMode: RoundMode = this.#inputs.roundMode): TipResult {
    const exact = this.base.multiply(Rational.fromNumber(percent)).divide(HUNDRED).subtract(this.service);
    const asked = (exact.sign() < 0 ? Rational.ZERO : exact).roundTo(this.#inputs.currencyDigits);
    const total = this.bill.add(asked);
    const rounded = this.#rounded(asked, total, roundMode);
    return { asked, tip: rounded.subtract(this.bill), total: rounded };
  }

  /** The total, rounded as asked and never below the bill. */
  #rounded(tip: Rational, total: Rational, roundMode: RoundMode): Rational {
    if (roundMode === "none") return total;
    const step = Rational.fromNumber(this.#inputs.roundTo);
    const direction = roundMode.slice(roundMode.lastIndexOf("-") + 1) as Direction;
    if (roundMode.startsWith("tip")) return this.bill.add(toMultiple(tip, step, direction));
    const sharing = roundMode.startsWith("per-person") ? this.people : Rational.ONE;
    const rounded = toMultiple(total.divide(sharing), step, direction).multiply(sharing);
    return rounded.compare(this.bill) >= 0
      ? rounded
      : toMultiple(this.bill.divide(sharing), step, "up").multiply(sharing);
  }

  /** Whole minor units for each person; they add up to the total, or to the nearest minor unit of it. */
  shares(total: Rational): bigint[] {
    const units = Rational.of(total.multiply(this.minorUnits).round());
    const share = units.divide(this.people);
    return largestRemainder(new Array(this.#inputs.people).fill(share));
  }

  /** Minor units in the major one. */
  get minorUnits(): Rational {
    return Rational.of(10n ** BigInt(this.#inputs.currencyDigits));
  }
}

function toMultiple(value: Rational, step: Rational, direction: Direction): Rational {
  const count = value.divide(step);
  const whole = direction === "up" ? count.ceil() : direction === "down" ? count.floor() : count.round();
  return step.multiply(Rational.of(whole));
}
