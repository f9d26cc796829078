import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { Rational } from "../../../math/numbers/rational";
import { signedOperand } from "../../../math/words/signed-operand";
import type { Conversion } from "./cgpa";
import type { FinalExam } from "./final-exam";
import type { CourseRecord } from "./record";
import type { Target } from "./target";

/** Enough decimals to show entered numbers unrounded. */
const FINE = 12;

export function recordSteps(
  { courses, totals, prior, cumulative, inputs }: CourseRecord,
  format: Format,
): Listed<Step> {
  const text = (value: Rational) => format.number(value.toNumber(), FINE);
  const counted = courses.flatMap((course) =>
    course.counted && course.points ? [{ ...course, points: course.points }] : [],
  );
  const rewarded = counted.some(({ bonus }) => bonus.sign() > 0);
  const { credits, quality, weightedQuality, gpa, weightedGpa } = totals;
  const steps = counted.map((course) =>
    step(
      `${course.name} (${course.grade}) = points × credits`,
      `${text(course.points)} × ${text(course.credits)}`,
      text(course.points.multiply(course.credits)),
    ),
  );
  if (!gpa || !weightedGpa) return [steps, step("GPA", "no credits with a grade", "none")];
  const sum = (values: readonly Rational[]) => values.map(text).join(" + ");
  steps.push(
    step("Quality points", sum(counted.map((one) => one.points.multiply(one.credits))), text(quality)),
    step("Credits", sum(counted.map((one) => one.credits)), text(credits)),
    step("GPA = quality points ÷ credits", `${text(quality)} ÷ ${text(credits)}`, format.number(gpa.toNumber())),
  );
  if (rewarded)
    steps.push(
      ...counted
        .filter(({ bonus }) => bonus.sign() > 0)
        .map((course) =>
          step(
            `${course.name} with its bonus`,
            `(${text(course.points)} + ${text(course.bonus)}) × ${text(course.credits)}`,
            text(course.points.add(course.bonus).multiply(course.credits)),
          ),
        ),
      step(
        "Weighted quality points",
        sum(counted.map((one) => one.points.add(one.bonus).multiply(one.credits))),
        text(weightedQuality),
      ),
      step("Weighted GPA", `${text(weightedQuality)} ÷ ${text(credits)}`, format.number(weightedGpa.toNumber())),
    );
  if (cumulative.gpa && inputs.priorCredits > 0)
    steps.push(
      step(
        "Cumulative GPA = (quality points before + these) ÷ all credits",
        `(${text(prior.quality)} + ${text(quality)}) ÷ (${text(prior.credits)} + ${text(credits)})`,
        format.number(cumulative.gpa.toNumber()),
      ),
    );
  return steps;
}

export function targetSteps(target: Target, format: Format): Listed<Step> {
  const text = (value: Rational) => format.number(value.toNumber(), FINE);
  const { prior, priorCredits, futureCredits, credits, scale } = target;
  const earned = prior.multiply(priorCredits);
  const goal = target.target.multiply(credits);
  return [
    step("Total credits", `${text(priorCredits)} + ${text(futureCredits)}`, text(credits)),
    step("Quality points so far", `${text(prior)} × ${text(priorCredits)}`, text(earned)),
    step("Quality points for the target", `${text(target.target)} × ${text(credits)}`, text(goal)),
    step(
      "GPA needed = missing quality points ÷ credits to come",
      `(${text(goal)} − ${text(earned)}) ÷ ${text(futureCredits)}`,
      format.number(target.needed.toNumber()),
    ),
    step(
      "Highest within reach",
      `(${text(earned)} + ${text(scale.max)} × ${text(futureCredits)}) ÷ ${text(credits)}`,
      format.number(target.reached(scale.max).toNumber()),
    ),
  ];
}

export function examSteps(exam: FinalExam, format: Format): Listed<Step> {
  const text = (value: Rational) => format.number(value.toNumber(), FINE);
  const measure = (value: Rational) => format.number(value.toNumber(), 8);
  const { categories, weight, weighted, total, finalWeight, target, currentGrade, needed, neededPoints, inputs } = exam;
  const steps: Step[] = [];
  for (const { name, kept, dropped, score } of categories) {
    for (const one of dropped)
      steps.push(step(`${name}: dropped`, `${text(one.earned)} of ${text(one.possible)}`, "not counted"));
    if (kept.length > 0)
      steps.push(
        step(
          `${name} = 100 × points earned ÷ points possible`,
          `100 × (${kept.map(({ earned }) => text(earned)).join(" + ")}) ÷ (${kept.map(({ possible }) => text(possible)).join(" + ")})`,
          format.percent(score.toNumber(), 8),
        ),
      );
  }
  if (currentGrade)
    steps.push(
      step(
        "Weight × score, over the categories",
        categories.map((one) => `${text(one.weight)} × ${measure(one.score)}`).join(" + "),
        measure(weighted),
      ),
      step(
        "Grade before the exam",
        `${measure(weighted)} ÷ ${text(weight)}`,
        format.percent(currentGrade.toNumber(), 8),
      ),
    );
  return [
    steps,
    step("Total weight", `${text(weight)} + ${text(finalWeight)}`, text(total)),
    step(
      "Score needed = (grade wanted × total weight − weight × score) ÷ weight of the exam",
      `(${text(target)} × ${text(total)} − ${measure(weighted)}) ÷ ${text(finalWeight)}`,
      format.percent(needed.toNumber(), 8),
    ),
    step(
      "In points",
      `${signedOperand(measure(needed))} × ${format.number(inputs.finalMax, FINE)} ÷ 100`,
      measure(neededPoints),
    ),
  ];
}

export function conversionSteps(
  { inputs, cgpa, percentage, stretch, official, rule }: Conversion,
  format: Format,
): Listed<Step> {
  const text = (value: Rational) => format.number(value.toNumber(), FINE);
  const measure = (value: Rational) => format.number(value.toNumber(), 8);
  if (!stretch || !cgpa) return [step("CGPA", `no CGPA from 0 to 10 gives ${text(percentage)}%`, "none")];
  const { multiplier, offset } = stretch;
  const [times, by] = [format.number(multiplier, FINE), format.number(Math.abs(offset), FINE)];
  if (inputs.cgpaDirection === "to-cgpa")
    return [
      step(
        "CGPA = (percent − offset) ÷ multiplier",
        `(${text(percentage)} ${offset < 0 ? "+" : "−"} ${by}) ÷ ${times}`,
        measure(cgpa),
      ),
    ];
  const product = `${times} × ${text(cgpa)}`;
  const sum = offset === 0 ? product : `${product} ${offset < 0 ? "−" : "+"} ${by}`;
  const steps =
    percentage.sign() === 0
      ? [step("Percentage, at least 0", `max(0, ${sum})`, "0%")]
      : [step("Percentage = multiplier × CGPA + offset", sum, format.percent(percentage.toNumber(), 8))];
  if (rule.roundedUp && official) steps.push(step("Percentage, rounded up", sum, format.percent(official.toNumber())));
  return steps;
}
