import { InputError } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { finiteOrNull } from "../../../math/numbers/finite";
import { nearestRoot } from "../../../math/numbers/nearest-root";
import { Rational } from "../../../math/numbers/rational";
import type { Inputs } from "./inputs";

/** A class with its limits and the number of values in it. */
export interface Class {
  readonly lower: Rational;
  readonly upper: Rational;
  readonly middle: Rational;
  readonly width: Rational;
  readonly frequency: Rational;
  /** Sum of the frequencies of all classes before it. */
  readonly before: Rational;
}

const TWO = Rational.of(2);

/** Values known only by class, with the measures of NCERT’s Mathematics for class X. */
export class Grouped {
  readonly classes: readonly Class[];
  readonly total: Rational;
  readonly sum: Rational;
  readonly mean: Rational;

  /** @throws InputError */
  constructor({ classes }: Inputs, format: Format) {
    const list: Class[] = [];
    let before = Rational.ZERO;
    for (const [i, row] of classes.entries()) {
      const last = classes[i - 1];
      if (last && row.lower !== last.upper)
        throw new InputError(
          "classes",
          `Class ${i + 1} must start where class ${i} ends (${format.number(last.upper, 12)}).`,
        );
      if (row.upper <= row.lower)
        throw new InputError("classes", `Class ${i + 1}: To must be more than ${format.number(row.lower, 12)}.`);
      const [lower, upper, frequency] = [row.lower, row.upper, row.frequency].map(Rational.fromNumber) as [
        Rational,
        Rational,
        Rational,
      ];
      const middle = lower.add(upper).divide(TWO);
      list.push({ lower, upper, middle, width: upper.subtract(lower), frequency, before });
      before = before.add(frequency);
    }
    if (before.sign() === 0) throw new InputError("classes", "Frequencies must be 0 or more and not all 0.");
    this.classes = list;
    this.total = before;
    this.sum = Rational.sum(list.map((one) => one.frequency.multiply(one.middle)));
    this.mean = this.sum.divide(this.total);
  }

  /** The first class at whose end at least half of the values have been counted. */
  get medianClass(): Class {
    const half = this.total.divide(TWO);
    return this.classes.find(({ before, frequency }) => before.add(frequency).compare(half) >= 0) as Class;
  }

  /** l + ((N/2 − cf)/f)·h */
  get median(): Rational {
    const { lower, width, frequency, before } = this.medianClass;
    return lower.add(this.total.divide(TWO).subtract(before).divide(frequency).multiply(width));
  }

  /** The first class with the highest frequency, and the frequencies of its neighbors, which are 0 beyond the ends. */
  get modal() {
    const { classes } = this;
    const place = classes.reduce(
      (best, { frequency }, i) => (frequency.compare((classes[best] as Class).frequency) > 0 ? i : best),
      0,
    );
    return {
      class: classes[place] as Class,
      before: classes[place - 1]?.frequency ?? Rational.ZERO,
      after: classes[place + 1]?.frequency ?? Rational.ZERO,
    };
  }

  /** l + ((f₁ − f₀)/(2f₁ − f₀ − f₂))·h; null if both neighbors are as frequent. */
  get mode(): Rational | null {
    const { class: modal, before, after } = this.modal;
    const divisor = modal.frequency.multiply(TWO).subtract(before).subtract(after);
    if (divisor.sign() === 0) return null;
    return modal.lower.add(modal.frequency.subtract(before).divide(divisor).multiply(modal.width));
  }

  /** Σf(m − mean)²/N, with the midpoints m of the classes. */
  get variancePopulation(): Rational {
    const squares = this.classes.reduce((sum, { middle, frequency }) => {
      const from = middle.subtract(this.mean);
      return sum.add(frequency.multiply(from).multiply(from));
    }, Rational.ZERO);
    return squares.divide(this.total);
  }

  get sdPopulation(): number | null {
    const root = nearestRoot(this.variancePopulation);
    return finiteOrNull(root);
  }

  /** Whether all classes are equally wide, as the formula for the mode assumes. */
  get isEven(): boolean {
    return this.classes.every(({ width }) => width.equals((this.classes[0] as Class).width));
  }
}
