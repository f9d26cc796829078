import type { Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Grades } from "./grades";

const HUNDRED = 100;

/** What did not count, and what a target that is out of reach would take. */
export function notices({ record, target, exam, conversion }: Grades, format: Format): Notice[] {
  const list: Notice[] = [];
  if (record) {
    const replaced = record.courses.filter((course) => course.replaced).map(({ name }) => name);
    const ungraded = record.courses.filter(({ points, replaced }) => points === null && !replaced);
    if (ungraded.length > 0)
      list.push({
        code: "no-points",
        message: `Not in the GPA, because the grade has no points: ${ungraded.map(({ name, grade }) => `${name} (${grade})`).join(", ")}.`,
      });
    if (replaced.length > 0)
      list.push({
        code: "replaced",
        message: `Replaced by a repeat and counted nowhere: ${replaced.join(", ")}.`,
      });
  }
  if (target && !target.achievable) {
    const credits = target.creditsAtMax;
    list.push({
      code: "out-of-reach",
      message: credits
        ? `With ${format.number(target.scale.max.toNumber())} in every course it takes ${format.plural(credits.toNumber(), "credit")} to reach ${format.number(target.inputs.targetGpa)}.`
        : `No number of credits raises ${format.number(target.inputs.priorGpa)} to ${format.number(target.inputs.targetGpa)}.`,
    });
  }
  if (exam && exam.total.toNumber() !== HUNDRED)
    list.push({
      code: "weights-not-100",
      message: `The weights add up to ${format.percent(exam.total.toNumber())}, so the grade is out of that.`,
    });
  if (exam && exam.categories.length < exam.inputs.categories.length)
    list.push({ code: "no-score", message: "Categories without a score are left out." });
  if (conversion?.inputs.cgpaRule === "cbse")
    list.push({
      code: "cbse-until-2017",
      message: "Only CBSE certificates up to 2017 carry a CGPA; later ones have marks.",
    });
  return list;
}
