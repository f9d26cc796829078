import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { Rational } from "../../../math/numbers/rational";
import type { MarkSheet } from "./mark-sheet";
import type { Marks } from "./marks";
import type { StillNeeded } from "./still-needed";
import type { Subject } from "./subject";

/** Enough decimals to show entered marks unrounded. */
const FINE = 12;

/** The selection, the two sums and the division; or what the target takes. */
export function working({ sheet, needed }: Marks, format: Format): Listed<Step> {
  return sheet ? sheetSteps(sheet, format) : neededSteps(needed as StillNeeded, format);
}

function sheetSteps(sheet: MarkSheet, format: Format): Listed<Step> {
  const { counted, totalObtained, totalMax, percentage, nextBand, marksToNextBand } = sheet;
  const text = (value: Rational) => format.number(value.toNumber(), FINE);
  const written = (values: readonly Rational[]) => values.map(text).join(" + ");
  const steps = [
    ...sheet.subjects.flatMap((subject) => markSteps(subject, format)),
    ...selectionSteps(sheet, format),
    step("Marks = sum over the subjects", written(counted.map((one) => one.obtained)), text(totalObtained)),
    step("Out of = sum of the maximum marks", written(counted.map((one) => one.max)), text(totalMax)),
    step(
      "Percentage = 100 × marks ÷ out of",
      `100 × ${text(totalObtained)} ÷ ${text(totalMax)}`,
      format.percent(percentage.toNumber(), 4),
    ),
  ];
  if (sheet.inputs.roundForBand === "nearest")
    steps.push(
      step(
        "Percentage for the grade, rounded",
        `${text(totalObtained)} × 100 ÷ ${text(totalMax)}`,
        format.percent(Number(percentage.round())),
      ),
    );
  if (nextBand && marksToNextBand && marksToNextBand.sign() > 0)
    steps.push(
      step(
        `Marks to ${nextBand.label} = its percent × out of ÷ 100 − marks`,
        `${format.number(nextBand.minPercent, FINE)} × ${text(totalMax)} ÷ 100 − ${text(totalObtained)}`,
        text(marksToNextBand),
      ),
    );
  return steps;
}

/** Steps for a subject whose marks are not simply those that were entered. */
function markSteps({ name, parts, attempts }: Subject, format: Format): Listed<Step> {
  const text = (value: Rational) => format.number(value.toNumber(), FINE);
  const steps: Step[] = [];
  if (parts.length > 0) {
    const list = (values: readonly Rational[]) => values.map(text).join(" + ");
    const total = (values: readonly Rational[]) => values.reduce((sum, value) => sum.add(value));
    const [obtained, max] = [parts.map((part) => part.obtained), parts.map((part) => part.max)];
    steps.push(
      step(`${name}: marks of its parts`, list(obtained), text(total(obtained))),
      step(`${name}: maximum of its parts`, list(max), text(total(max))),
    );
  }
  if (attempts) {
    const [first, second] = attempts;
    steps.push(
      step(
        `${name}: the better of two attempts`,
        `first ${text(first)}, second ${text(second)}`,
        text(first.compare(second) < 0 ? second : first),
      ),
    );
  }
  return steps;
}

/** The percentage of each subject, and why some were left out. */
function selectionSteps({ subjects, counted, left }: MarkSheet, format: Format): Listed<Step> {
  if (left.length === 0) return [];
  const text = (value: Rational) => format.number(value.toNumber(), FINE);
  const free = counted.filter(({ compulsory }) => !compulsory);
  const lowest = free.reduce<Rational | null>(
    (low, { percent }) => (low === null || percent.compare(low) < 0 ? percent : low),
    null,
  );
  const why =
    lowest === null
      ? "the compulsory subjects fill all places"
      : `the others that count have ${format.percent(lowest.toNumber(), 2)} or more`;
  return [
    subjects.map(({ name, obtained, max, percent }) =>
      step(`${name} as a percent`, `100 × ${text(obtained)} ÷ ${text(max)}`, format.percent(percent.toNumber(), 4)),
    ),
    left.map(({ name }) => step(`${name} is left out`, why, "not counted")),
  ];
}

function neededSteps(
  { inputs, obtained, totalMax, exact, marks, percent, bestPossible }: StillNeeded,
  format: Format,
): Listed<Step> {
  const text = (value: Rational) => format.number(value.toNumber(), FINE);
  const plain = (value: number) => format.number(value, FINE);
  const steps = [
    step(
      "All marks = so far + still to come",
      `${plain(inputs.maxSoFar)} + ${plain(inputs.remainingMax)}`,
      text(totalMax),
    ),
    step(
      "Marks needed = target × all marks ÷ 100 − marks so far",
      `${plain(inputs.targetPercent)} × ${text(totalMax)} ÷ 100 − ${text(obtained)}`,
      text(exact),
    ),
  ];
  if (exact.sign() < 0) steps.push(step("Marks needed", "the marks so far are more than enough", "0"));
  return [
    steps,
    step(
      "As a percent of what is still to come",
      `100 × ${text(marks)} ÷ ${plain(inputs.remainingMax)}`,
      format.percent(percent.toNumber(), 4),
    ),
    step(
      "Best possible = (marks so far + still to come) ÷ all marks",
      `100 × (${text(obtained)} + ${plain(inputs.remainingMax)}) ÷ ${text(totalMax)}`,
      format.percent(bestPossible.toNumber(), 4),
    ),
  ];
}
