import { InputError } from "../../../core/calculator";
import { rowOpening } from "../../../core/words";
import { Rational } from "../../../math/numbers/rational";
import { fields, type Inputs } from "./inputs";
import { Scale } from "./scale";

const HUNDRED = Rational.of(100);

/** Points earned on a piece of work, and the points possible. */
export interface Score {
  readonly earned: Rational;
  readonly possible: Rational;
}

export interface Category {
  readonly name: string;
  readonly weight: Rational;
  /** In percent. */
  readonly score: Rational;
  /** The scores that count, if the category was given as scores. */
  readonly kept: readonly Score[];
  readonly dropped: readonly Score[];
}

/** The score on the final exam that a course grade takes. The arithmetic is exact. */
export class FinalExam {
  readonly scale: Scale;
  /** Only those that have a score. */
  readonly categories: readonly Category[];
  /** Σw, without the exam. */
  readonly weight: Rational;
  /** Σw·s */
  readonly weighted: Rational;
  readonly finalWeight: Rational;
  readonly total: Rational;
  readonly target: Rational;

  /** @throws InputError */
  constructor(readonly inputs: Inputs) {
    this.scale = new Scale(inputs);
    this.categories = inputs.categories.flatMap((_, index) => readCategory(inputs.categories, index));
    this.weight = Rational.sum(this.categories.map(({ weight }) => weight));
    this.weighted = Rational.sum(this.categories.map(({ weight, score }) => weight.multiply(score)));
    this.finalWeight = Rational.fromNumber(inputs.finalWeight);
    this.total = this.weight.add(this.finalWeight);
    this.target = Rational.fromNumber(inputs.targetGrade);
  }

  get currentGrade(): Rational | null {
    return this.weight.sign() === 0 ? null : this.weighted.divide(this.weight);
  }

  /** (T·W − Σw·s) ÷ weight of the exam */
  neededFor(grade: Rational): Rational {
    return grade.multiply(this.total).subtract(this.weighted).divide(this.finalWeight);
  }

  get needed(): Rational {
    return this.neededFor(this.target);
  }

  get neededPoints(): Rational {
    return this.needed.multiply(Rational.fromNumber(this.inputs.finalMax)).divide(HUNDRED);
  }

  get achievable(): boolean {
    return this.needed.compare(HUNDRED) <= 0;
  }

  /** The grade in the course with this score on the exam. */
  gradeWith(score: Rational): Rational {
    return this.weighted.add(score.multiply(this.finalWeight)).divide(this.total);
  }

  /** The letter whose band starts exactly at the target grade; null if none does. */
  get targetLetter(): string | null {
    return this.scale.bands.find(({ minPercent }) => minPercent.equals(this.target))?.letter ?? null;
  }

  neededByLetter() {
    return this.scale.bands.flatMap(({ letter, minPercent }) => {
      if (minPercent.sign() === 0) return [];
      const needed = this.neededFor(minPercent);
      return [
        {
          letter,
          minPercent: minPercent.toNumber(),
          neededScore: needed.toNumber(),
          achievable: needed.compare(HUNDRED) <= 0,
        },
      ];
    });
  }

  whatIf() {
    return Array.from({ length: 11 }, (_, i) => {
      const grade = this.gradeWith(Rational.of(10 * i));
      return {
        finalScore: 10 * i,
        courseGrade: grade.toNumber(),
        letter: this.scale.ofPercent(grade)?.letter ?? null,
      };
    });
  }
}

/** Returns an empty array for a category without a score. @throws InputError */
function readCategory(rows: Inputs["categories"], index: number): Category[] {
  const row = rows[index] as Inputs["categories"][number];
  const name = row.name.trim() || `Category ${index + 1}`;
  const opening = rowOpening(fields.categories, rows, index);
  const weight = Rational.fromNumber(row.weight);
  const scores = readScores(row.scores, opening);
  if (scores.length === 0) {
    if (row.score === null) return [];
    return [{ name, weight, score: Rational.fromNumber(row.score), kept: [], dropped: [] }];
  }
  if (row.dropLowest >= scores.length)
    throw new InputError("categories", `${opening}: at least one score must remain.`);
  // Among equals, the earliest is dropped first: sorting is stable.
  const lowest = [...scores].sort((a, b) => ratioOf(a).compare(ratioOf(b))).slice(0, row.dropLowest);
  const gone = new Set(lowest);
  const kept = scores.filter((score) => !gone.has(score));
  const score = HUNDRED.multiply(Rational.sum(kept.map(({ earned }) => earned))).divide(
    Rational.sum(kept.map(({ possible }) => possible)),
  );
  return [{ name, weight, score, kept, dropped: scores.filter((one) => gone.has(one)) }];
}

/** Reads `18/20, 92%, 45/50`. @throws InputError */
function readScores(text: string, opening: string): Score[] {
  const items = text
    .replace(/\s*\/\s*/g, "/")
    .split(/[\s,;]+/)
    .filter(Boolean);
  return items.map((item) => {
    const [earned, possible, ...more] = item.replace(/%$/, "").split("/").map(Rational.fromDecimal);
    const whole = possible === undefined ? HUNDRED : possible;
    if (!earned || !whole || more.length > 0 || earned.sign() < 0 || whole.sign() <= 0)
      throw new InputError("categories", `${opening}: “${item}” is not a score such as 18/20 or 92%.`);
    return { earned, possible: whole };
  });
}

function ratioOf({ earned, possible }: Score): Rational {
  return earned.divide(possible);
}
