import { type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { Grades } from "./grades";

const HUNDRED = 100;

/** What did not count, and what a target that is out of reach would take. */
export function notices({ record, target, exam, conversion }: Grades, format: Format): Listed<Notice> {
  const list: Notice[] = [];
  if (record) {
    const replaced = record.courses.filter((course) => course.replaced).map(({ name }) => name);
    const ungraded = record.courses.filter(({ points, replaced }) => points === null && !replaced);
    if (ungraded.length > 0)
      list.push(
        notice(
          "no-points",
          `Not in the GPA, because the grade has no points: ${ungraded.map(({ name, grade }) => `${name} (${grade})`).join(", ")}.`,
        ),
      );
    if (replaced.length > 0)
      list.push(notice("replaced", `Replaced by a repeat and counted nowhere: ${replaced.join(", ")}.`));
  }
  if (target && !target.achievable) {
    const credits = target.creditsAtMax;
    list.push(
      notice(
        "out-of-reach",
        credits
          ? `With ${format.number(target.scale.max.toNumber())} in every course it takes ${format.plural(credits.toNumber(), "credit")} to reach ${format.number(target.inputs.targetGpa)}.`
          : `No number of credits raises ${format.number(target.inputs.priorGpa)} to ${format.number(target.inputs.targetGpa)}.`,
      ),
    );
  }
  if (exam && exam.total.toNumber() !== HUNDRED)
    list.push(
      notice(
        "weights-not-100",
        `The weights add up to ${format.percent(exam.total.toNumber())}, so the grade is out of that.`,
      ),
    );
  if (exam && exam.categories.length < exam.inputs.categories.length)
    list.push(notice("no-score", "Categories without a score are left out."));
  if (conversion?.inputs.cgpaRule === "cbse")
    list.push(notice("cbse-until-2017", "Only CBSE certificates up to 2017 carry a CGPA; later ones have marks."));
  return list;
}
