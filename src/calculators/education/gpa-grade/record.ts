import { InputError, type Problem } from "../../../core/calculator";
import { Rational } from "../../../math/numbers/rational";
import type { CourseRow, Inputs } from "./inputs";
import { Scale } from "./scale";

/** Grades without points, and whether they earn the credits. */
const EARNS: Readonly<Record<string, boolean>> = {
  P: true,
  S: true,
  CR: true,
  W: false,
  I: false,
  AU: false,
  NP: false,
  NC: false,
  U: false,
  IP: false,
  NR: false,
};

const MOST_PERCENT = 200;

/** A course as read from its row. */
export interface Course {
  readonly name: string;
  readonly term: string | null;
  /** The letter, or the number as typed if the scale has no letter for it. */
  readonly grade: string;
  /** Null for a grade without points. */
  readonly points: Rational | null;
  readonly bonus: Rational;
  readonly credits: Rational;
  readonly earned: boolean;
  /** Whether it is in the averages. */
  readonly counted: boolean;
  readonly replaced: boolean;
}

export interface Term {
  readonly term: string | null;
  readonly totals: Totals;
  /** GPA up to and including this term, with what was earned before these courses. */
  readonly cumulative: Rational | null;
}

/** Sums of credits and quality points, and the averages they make. */
export class Totals {
  constructor(
    readonly credits: Rational,
    readonly quality: Rational,
    readonly weightedQuality: Rational,
  ) {}

  static readonly NONE = new Totals(Rational.ZERO, Rational.ZERO, Rational.ZERO);

  /** Totals of the courses that count. */
  static of(courses: readonly Course[]): Totals {
    return courses.reduce((sum: Totals, { counted, points, bonus, credits }) => {
      if (!counted || !points) return sum;
      return sum.add(new Totals(credits, points.multiply(credits), points.add(bonus).multiply(credits)));
    }, Totals.NONE);
  }

  add(other: Totals): Totals {
    return new Totals(
      this.credits.add(other.credits),
      this.quality.add(other.quality),
      this.weightedQuality.add(other.weightedQuality),
    );
  }

  get gpa(): Rational | null {
    return this.credits.sign() === 0 ? null : this.quality.divide(this.credits);
  }

  get weightedGpa(): Rational | null {
    return this.credits.sign() === 0 ? null : this.weightedQuality.divide(this.credits);
  }
}

/** The courses of one or more terms and their averages. The arithmetic is exact. */
export class CourseRecord {
  readonly scale: Scale;
  readonly courses: readonly Course[];
  readonly totals: Totals;
  readonly prior: Totals;
  readonly cumulative: Totals;

  /** @throws InputError */
  constructor(readonly inputs: Inputs) {
    this.scale = new Scale(inputs);
    if (inputs.gradeInput === "percent") checkBands(inputs, this.scale);
    this.courses = readCourses(inputs, this.scale);
    this.totals = Totals.of(this.courses);
    const credits = Rational.fromNumber(inputs.priorCredits);
    const quality = Rational.fromNumber(inputs.priorGpa).multiply(credits);
    this.prior = new Totals(credits, quality, quality);
    this.cumulative = this.prior.add(this.totals);
  }

  get letter(): string | null {
    const { gpa } = this.totals;
    return gpa && (this.scale.ofPoints(gpa)?.letter ?? null);
  }

  get earnedCredits(): Rational {
    return this.courses.reduce((sum, { earned, credits }) => (earned ? sum.add(credits) : sum), Rational.ZERO);
  }

  /** In order of first appearance. */
  get terms(): readonly Term[] {
    let soFar = this.prior;
    return [...new Set(this.courses.map(({ term }) => term))].map((term) => {
      const totals = Totals.of(this.courses.filter((course) => course.term === term));
      soFar = soFar.add(totals);
      return { term, totals, cumulative: soFar.gpa };
    });
  }

  /**
   * For each course that counts, the grade it would need for the desired GPA while the others stay as they are. Empty
   * if no GPA was entered.
   */
  wantedGrades() {
    const { wantedGpa } = this.inputs;
    if (wantedGpa === null) return [];
    const missing = Rational.fromNumber(wantedGpa).multiply(this.totals.credits).subtract(this.totals.quality);
    return this.courses.flatMap(({ name, points, credits, counted }) => {
      if (!counted || !points || credits.sign() === 0) return [];
      const needed = points.add(missing.divide(credits));
      const floor = needed.compare(this.scale.min) < 0 ? this.scale.min : needed;
      return [
        {
          name,
          points: points.toNumber(),
          neededPoints: needed.toNumber(),
          neededGrade: this.scale.reaching(floor)?.letter ?? null,
          reachable: needed.compare(this.scale.max) <= 0,
        },
      ];
    });
  }
}

function checkBands(inputs: Inputs, scale: Scale): void {
  if (inputs.scale === "india-10")
    throw new InputError("gradeInput", "The ten-point scale has no fixed percentage bands; enter letters or points.");
  const without = scale.letters.findIndex(({ minPercent }) => minPercent === null);
  if (without >= 0)
    throw new InputError("customScale", `Letter ${without + 1}: Enter the percent that it starts from.`);
}

/** Its message says why a course cannot be read. */
class CourseProblem extends Error {}

function readCourses(inputs: Inputs, scale: Scale): readonly Course[] {
  const problems: Problem[] = [];
  const courses = inputs.courses.flatMap((row, index) => {
    try {
      return [readCourse(row, index, inputs, scale)];
    } catch (error) {
      if (!(error instanceof CourseProblem)) throw error;
      problems.push({ field: "courses", message: `Course ${index + 1}: ${error.message}` });
      return [];
    }
  });
  if (problems.length > 0) throw new InputError(problems);
  return courses;
}

function readCourse(row: CourseRow, index: number, inputs: Inputs, scale: Scale): Course {
  const { grade, points, passed } = readGrade(row.grade.trim(), inputs, scale);
  const credits = Rational.fromNumber(row.credits);
  const isRewarded = points !== null && points.compare(Rational.fromNumber(inputs.bonusMinPoint)) >= 0;
  return {
    name: row.name.trim() || `Course ${index + 1}`,
    term: row.term.trim() || null,
    grade,
    points,
    bonus: isRewarded ? bonusOf(row.level, inputs) : Rational.ZERO,
    credits,
    earned: !row.replaced && (points === null ? passed : points.sign() > 0),
    counted: !row.replaced && points !== null,
    replaced: row.replaced,
  };
}

function bonusOf(level: CourseRow["level"], { honorsBonus, apBonus }: Inputs): Rational {
  return level === "regular" ? Rational.ZERO : Rational.fromNumber(level === "ap" ? apBonus : honorsBonus);
}

interface ReadGrade {
  readonly grade: string;
  readonly points: Rational | null;
  /** For a grade without points, whether it earns the credits; false otherwise. */
  readonly passed: boolean;
}

/** @throws CourseProblem */
function readGrade(text: string, { gradeInput }: Inputs, scale: Scale): ReadGrade {
  if (text === "") throw new CourseProblem("Enter a grade.");
  const letter = gradeInput === "letter" ? scale.find(text) : null;
  if (letter) return { grade: letter.letter, points: letter.points, passed: false };
  const word = text.toUpperCase();
  if (Object.hasOwn(EARNS, word)) return { grade: word, points: null, passed: EARNS[word] as boolean };
  if (gradeInput === "letter") throw new CourseProblem(`“${text}” is not a grade on this scale.`);
  const number = Rational.fromDecimal(text.replace(/\s*%$/, "").replace(",", "."));
  const name = gradeInput === "percent" ? "percentage" : "number of grade points";
  if (!number) throw new CourseProblem(`“${text}” is not a ${name}.`);
  const most = gradeInput === "percent" ? Rational.of(MOST_PERCENT) : scale.max;
  if (number.sign() < 0 || number.compare(most) > 0)
    throw new CourseProblem(`Grade must be between 0 and ${most.toNumber()}.`);
  if (gradeInput === "points") return { grade: scale.ofPoints(number)?.letter ?? text, points: number, passed: false };
  // A percentage below the lowest band gets the lowest letter.
  const found = scale.ofPercent(number) ?? scale.letters.at(-1);
  return { grade: found?.letter ?? text, points: found?.points ?? Rational.ZERO, passed: false };
}
