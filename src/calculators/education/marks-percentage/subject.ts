import { midSentence } from "../../../core/words";
import { Rational } from "../../../math/numbers/rational";
import type { Inputs, SubjectRow } from "./inputs";

export const HUNDRED = Rational.of(100);

/** Theory, practical or another part of a subject. */
export interface Part {
  readonly obtained: Rational;
  readonly max: Rational;
  readonly required: Rational;
}

/** A subject of a mark sheet, with what it takes to pass. */
export interface Subject {
  readonly name: string;
  readonly obtained: Rational;
  readonly max: Rational;
  readonly percent: Rational;
  readonly required: Rational;
  readonly passed: boolean;
  /** Marks missing for a pass: in total, or in the parts if those must pass and lack more. */
  readonly shortBy: Rational;
  readonly compulsory: boolean;
  readonly absent: boolean;
  readonly parts: readonly Part[];
  /** Marks of the two attempts; null if there was only one. */
  readonly attempts: readonly [first: Rational, second: Rational] | null;
}

/** Its message says why a row cannot be read. */
export class RowProblem extends Error {}

type Rules = Pick<Inputs, "passPercent" | "passRounding" | "partsMustPass">;

function nameOf({ name }: Pick<SubjectRow, "name">, index: number): string {
  return name.trim() || `Subject ${index + 1}`;
}

/** Reads a row of the mark sheet. @throws RowProblem */
export function readSubject(row: SubjectRow, index: number, rules: Rules): Subject {
  const { absent, compulsory } = row;
  const parts = readParts(row.parts, rules, absent);
  const max = parts.length > 0 ? Rational.sum(parts.map((part) => part.max)) : readMax(row.max);
  const first = absent
    ? Rational.ZERO
    : parts.length > 0
      ? Rational.sum(parts.map((part) => part.obtained))
      : readMarks(row.obtained, max, "Marks");
  const second = absent || row.secondAttempt === null ? null : readMarks(row.secondAttempt, max, "Second attempt");
  const obtained = second && second.compare(first) > 0 ? second : first;
  const required = row.passMarks === null ? requiredOf(max, rules) : readMarks(row.passMarks, max, "Pass marks");
  // A better second attempt has no parts to judge.
  const judged = rules.partsMustPass && obtained === first ? parts : [];
  const shortBy = larger(
    shortfall(required, obtained),
    Rational.sum(judged.map((part) => shortfall(part.required, part.obtained))),
  );
  return {
    name: nameOf(row, index),
    obtained,
    max,
    percent: HUNDRED.multiply(obtained).divide(max),
    required,
    passed: !absent && shortBy.sign() === 0,
    shortBy,
    compulsory,
    absent,
    parts,
    attempts: second && [first, second],
  };
}

/** Marks out of `max` that are needed to pass. */
function requiredOf(max: Rational, { passPercent, passRounding }: Rules): Rational {
  const exact = Rational.fromNumber(passPercent).multiply(max).divide(HUNDRED);
  return passRounding === "down" ? Rational.of(exact.floor()) : exact;
}

/** Reads `58/70, 28/30`. @throws RowProblem */
function readParts(text: string, rules: Rules, absent: boolean): Part[] {
  if (text.trim() === "") return [];
  return text.split(/[,;]/).map((part, i) => {
    const numbers = part.split("/").map((side) => Rational.fromDecimal(side.trim()));
    const [obtained, max] = numbers;
    if (!obtained || !max || numbers.length !== 2)
      throw new RowProblem("Write the parts as marks/maximum, such as 58/70, 28/30.");
    checkMax(max, `Maximum marks of part ${i + 1}`);
    if (!absent) checkMarks(obtained, max, `Part ${i + 1}`);
    return { obtained, max, required: requiredOf(max, rules) };
  });
}

function readMax(value: number): Rational {
  const max = Rational.fromNumber(value);
  checkMax(max, "Maximum marks");
  return max;
}

function readMarks(value: number | null, max: Rational, label: string): Rational {
  if (value === null) throw new RowProblem(`Enter a number for ${midSentence(label)}.`);
  const marks = Rational.fromNumber(value);
  checkMarks(marks, max, label);
  return marks;
}

function checkMax(max: Rational, label: string): void {
  if (max.sign() <= 0) throw new RowProblem(`${label} must be more than 0.`);
  if (max.compare(MOST) > 0) throw new RowProblem(`${label} must be at most 1,000,000.`);
}

function checkMarks(marks: Rational, max: Rational, label: string): void {
  if (marks.sign() < 0 || marks.compare(max) > 0)
    throw new RowProblem(`${label} must be between 0 and ${max.toNumber()}.`);
}

const MOST = Rational.of(1_000_000);

function shortfall(required: Rational, obtained: Rational): Rational {
  return larger(required.subtract(obtained), Rational.ZERO);
}

function larger(a: Rational, b: Rational): Rational {
  return a.compare(b) < 0 ? b : a;
}
