import { InputError, type Problem } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { rowOpening } from "../../../core/words";
import { Rational } from "../../../math/numbers/rational";
import { Bands } from "./bands";
import { inputs as fields, type Inputs } from "./inputs";
import { HUNDRED, RowProblem, readSubject, type Subject } from "./subject";

export type Status = "pass" | "compartment" | "fail";

/** A mark sheet: which subjects count, their total and percentage, and whether it is a pass. Uses exact arithmetic. */
export class MarkSheet {
  readonly subjects: readonly Subject[];
  /** The subjects that count, in the order of the sheet. */
  readonly counted: readonly Subject[];
  readonly bands: Bands;
  readonly totalObtained: Rational;
  readonly totalMax: Rational;
  readonly percentage: Rational;

  /** @throws InputError */
  constructor(readonly inputs: Inputs) {
    this.subjects = readSubjects(inputs);
    this.counted = selection(this.subjects, inputs.bestOf);
    this.bands = new Bands(inputs);
    this.totalObtained = Rational.sum(this.counted.map(({ obtained }) => obtained));
    this.totalMax = Rational.sum(this.counted.map(({ max }) => max));
    this.percentage = HUNDRED.multiply(this.totalObtained).divide(this.totalMax);
  }

  /** Unweighted mean of the percentages of the subjects that count. */
  get averagePercent(): Rational {
    return Rational.sum(this.counted.map(({ percent }) => percent)).divide(Rational.of(this.counted.length));
  }

  get left(): readonly Subject[] {
    return this.subjects.filter((subject) => !this.counted.includes(subject));
  }

  get failed(): readonly Subject[] {
    return this.counted.filter(({ passed }) => !passed);
  }

  /** Whether the total percentage is enough to pass, whatever the single subjects are. */
  get totalPasses(): boolean {
    return this.percentage.compare(Rational.fromNumber(this.inputs.aggregatePassPercent)) >= 0;
  }

  get status(): Status {
    const count = this.failed.length;
    if (count === 0) return this.totalPasses ? "pass" : "fail";
    return count <= this.inputs.compartmentMax ? "compartment" : "fail";
  }

  get grade(): string | null {
    return this.bands.gradeOf(this.percentage);
  }

  get nextBand() {
    return this.bands.nextAbove(this.percentage);
  }

  /** Marks missing for the next grade; null at the top. */
  get marksToNextBand(): Rational | null {
    const next = this.nextBand;
    return next && this.marksTo(next.minPercent);
  }

  /** Marks missing for a percentage of the total; negative if it is exceeded. */
  marksTo(percent: number): Rational {
    return Rational.fromNumber(percent).multiply(this.totalMax).divide(HUNDRED).subtract(this.totalObtained);
  }

  /** The first of those with the highest percentage. */
  get highest(): Subject {
    return this.subjects.reduce((best, one) => (one.percent.compare(best.percent) > 0 ? one : best));
  }

  get lowest(): Subject {
    return this.subjects.reduce((worst, one) => (one.percent.compare(worst.percent) < 0 ? one : worst));
  }

  /**
   * For each subject that counts, the marks it would need for the target while the others stay as they are. Empty if
   * the target is reached.
   */
  targetTable() {
    const missing = this.marksTo(this.inputs.targetPercent);
    if (missing.sign() <= 0) return [];
    return this.counted.map(({ name, obtained, max }) => {
      const needed = obtained.add(missing);
      return {
        name,
        obtained: obtained.toNumber(),
        needed: needed.toNumber(),
        max: max.toNumber(),
        reachable: needed.compare(max) <= 0,
      };
    });
  }

  /** The percentage with enough decimals, at least two, to stay on its side of the grades and of the pass mark. */
  shownPercentage(format: Format): string {
    const { percentage, bands, inputs } = this;
    const pass = Rational.fromNumber(inputs.aggregatePassPercent);
    let places = 2;
    for (; places < 12; places++) {
      const shown = percentage.roundTo(places);
      const same = bands.placeOf(shown) === bands.placeOf(percentage);
      if (same && shown.compare(pass) >= 0 === percentage.compare(pass) >= 0) break;
    }
    return format.percent(percentage.toNumber(), places);
  }
}

function readSubjects(inputs: Inputs): readonly Subject[] {
  const problems: Problem[] = [];
  const subjects = inputs.subjects.flatMap((row, index) => {
    try {
      return [readSubject(row, index, inputs)];
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error;
      problems.push({
        field: "subjects",
        message: `${rowOpening(fields.subjects, inputs.subjects, index)}: ${error.message}`,
      });
      return [];
    }
  });
  if (problems.length > 0) throw new InputError(problems);
  return subjects;
}

/** Selects compulsory subjects, then the highest percentages; among equals, the earlier row. @throws InputError */
function selection(subjects: readonly Subject[], bestOf: number): readonly Subject[] {
  if (bestOf === 0) return subjects;
  const compulsory = subjects.filter((subject) => subject.compulsory).length;
  if (bestOf > subjects.length) throw new InputError("bestOf", `Best of must be between 0 and ${subjects.length}.`);
  if (bestOf < compulsory)
    throw new InputError(
      "bestOf",
      `Best of must be between ${compulsory}, the number of compulsory subjects, and ${subjects.length}, or 0 for all.`,
    );
  const ranked = [...subjects].sort(
    (a, b) => Number(b.compulsory) - Number(a.compulsory) || b.percent.compare(a.percent),
  );
  const best = new Set(ranked.slice(0, bestOf));
  return subjects.filter((subject) => best.has(subject));
}
