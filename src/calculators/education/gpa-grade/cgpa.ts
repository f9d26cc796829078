import { CGPA_RULES, type CgpaRule, type CgpaStretch } from "../../../data/grade-scales";
import { Rational } from "../../../math/numbers/rational";
import type { Inputs } from "./inputs";

const TEN = Rational.of(10);

/** Converts a CGPA to a percentage or back, by the rule of a board or university. The arithmetic is exact. */
export class Conversion {
  readonly rule: CgpaRule;
  /** Null if no CGPA gives the percentage. */
  readonly cgpa: Rational | null;
  readonly percentage: Rational;
  /** The linear piece of the rule that applies; null if there is no answer. */
  readonly stretch: CgpaStretch | null;

  constructor(readonly inputs: Inputs) {
    this.rule = ruleOf(inputs);
    if (inputs.cgpaDirection === "to-percentage") {
      this.cgpa = Rational.fromNumber(inputs.cgpa);
      this.stretch = this.rule.stretches.findLast(({ from }) => inputs.cgpa >= from) as CgpaStretch;
      const percentage = percentBy(this.stretch, this.cgpa);
      this.percentage = percentage.sign() < 0 ? Rational.ZERO : percentage;
    } else {
      this.percentage = Rational.fromNumber(inputs.percentage);
      const found = inverse(this.rule, this.percentage);
      this.cgpa = found?.cgpa ?? null;
      this.stretch = found?.stretch ?? null;
    }
  }

  /** The percentage rounded as the rule says; null if the percentage was given. */
  get official(): Rational | null {
    if (this.inputs.cgpaDirection === "to-cgpa") return null;
    return this.rule.roundedUp ? Rational.of(this.percentage.ceil()) : this.percentage;
  }

  get label(): string | null {
    const { cgpaRule } = this.inputs;
    return cgpaRule === "custom" ? null : CGPA_RULES[cgpaRule].label;
  }
}

function ruleOf({ cgpaRule, multiplier, offset }: Inputs): CgpaRule {
  return cgpaRule === "custom"
    ? { stretches: [{ from: 0, multiplier, offset }], roundedUp: false }
    : CGPA_RULES[cgpaRule].value;
}

function percentBy({ multiplier, offset }: CgpaStretch, cgpa: Rational): Rational {
  return Rational.fromNumber(multiplier).multiply(cgpa).add(Rational.fromNumber(offset));
}

/** The CGPA from 0 to 10 that gives a percentage, and the piece of the rule it is on; null if there is none. */
function inverse({ stretches }: CgpaRule, percentage: Rational) {
  for (const [i, stretch] of stretches.entries()) {
    const cgpa = percentage
      .subtract(Rational.fromNumber(stretch.offset))
      .divide(Rational.fromNumber(stretch.multiplier));
    const next = stretches[i + 1];
    const isInside =
      cgpa.compare(Rational.fromNumber(stretch.from)) >= 0 &&
      (next ? cgpa.compare(Rational.fromNumber(next.from)) < 0 : cgpa.compare(TEN) <= 0);
    if (isInside) return { cgpa, stretch };
  }
  return null;
}
