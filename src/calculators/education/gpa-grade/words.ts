import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { Rational } from "../../../math/numbers/rational";
import type { Conversion } from "./cgpa";
import { enough } from "./enough";
import type { FinalExam } from "./final-exam";
import type { CourseRecord } from "./record";
import type { Target } from "./target";

const HUNDRED = Rational.of(100);

export function recordHeadline({ totals, cumulative, inputs }: CourseRecord, format: Format): Headline {
  const { gpa, weightedGpa, credits } = totals;
  const label = "GPA";
  if (!gpa || !weightedGpa)
    return {
      label,
      figure: "No GPA yet",
      after: ": none of the courses has a grade with credits.",
      tone: "plain",
    };
  const weighted = weightedGpa.equals(gpa) ? "" : `(weighted ${shown(weightedGpa, format)}) `;
  return {
    label,
    before: "Your GPA is",
    figure: shown(gpa, format),
    after: `${weighted}over ${format.plural(credits.toNumber(), "credit")}.`,
    ...(inputs.priorCredits > 0 &&
      cumulative.gpa && {
        second: `Cumulative GPA ${shown(cumulative.gpa, format)} over ${format.plural(cumulative.credits.toNumber(), "credit")}`,
      }),
  };
}

export function targetHeadline(target: Target, format: Format): Headline {
  const { needed, inputs, scale, achievable } = target;
  const credits = format.plural(inputs.futureCredits, "credit");
  const goal = format.number(inputs.targetGpa);
  const label = "GPA needed";
  const figure = enough(needed.toNumber(), scale.max.toNumber(), format);
  if (needed.sign() <= 0)
    return {
      label,
      before: `${goal} is already secured: even with`,
      figure: shown(scale.min, format),
      after: `over the next ${credits} you would have ${shown(target.reached(scale.min), format)}.`,
    };
  if (!achievable)
    return {
      label,
      before: `${goal} is out of reach: it takes`,
      figure,
      after: `over the next ${credits}, and ${shown(scale.max, format)} is the maximum.`,
      tone: "plain",
    };
  return {
    label,
    before: "You need a GPA of",
    figure,
    after: `over the next ${credits} for ${goal} overall.`,
  };
}

export function examHeadline({ needed, target, targetLetter, achievable }: FinalExam, format: Format): Headline {
  const figure = `${enough(needed.toNumber(), 100, format)}%`;
  const goal = targetLetter
    ? `${article(targetLetter)} ${targetLetter}`
    : `${format.percent(target.toNumber())} in the course`;
  const label = "Score needed";
  if (needed.sign() <= 0)
    return {
      label,
      before: "Even with",
      figure: format.percent(0),
      after: `on the final you would have ${goal}.`,
    };
  return achievable
    ? { label, before: "You need", figure, after: `on the final for ${goal}.` }
    : {
        label,
        before: "You would need",
        figure,
        after: `on the final for ${goal}: more than is possible without extra credit.`,
        tone: "plain",
      };
}

export function conversionHeadline(
  { inputs, cgpa, percentage, official, rule, label: name }: Conversion,
  format: Format,
): Headline {
  const by = name ? ` by the rule of ${name}` : "";
  const percent = format.percent(percentage.toNumber(), 4);
  if (inputs.cgpaDirection === "to-percentage") {
    const isRounded = rule.roundedUp && official && !official.equals(percentage);
    return {
      label: "Percentage",
      before: `A CGPA of ${format.number(inputs.cgpa)} is`,
      figure: isRounded ? format.percent(official.toNumber()) : percent,
      after: `${by}.`,
      ...(isRounded && { second: `${percent}, rounded up as the circular says` }),
    };
  }
  return cgpa
    ? { label: "CGPA", before: `${percent} is a CGPA of`, figure: shown(cgpa, format), after: `${by}.` }
    : { label: "CGPA", figure: "No CGPA", after: `from 0 to 10 gives ${percent}${by}.`, tone: "plain" };
}

/** Grade points with two decimals. */
function shown(value: Rational, format: Format): string {
  return format.number(value.toNumber(), 2);
}

/** Indefinite article of a letter grade: `a B+`, `an A`, but also `an F`, which is pronounced with a vowel. */
function article(letter: string): string {
  return /^[AEFHILMNORSX]/i.test(letter) ? "an" : "a";
}

/** What did not count. */
export function recordNotices({ courses }: CourseRecord): Listed<Notice> {
  const replaced = courses.filter((course) => course.replaced).map(({ name }) => name);
  const ungraded = courses.filter(({ points, replaced }) => points === null && !replaced);
  return [
    ungraded.length > 0 &&
      notice(
        "no-points",
        `Not in the GPA, because the grade has no points: ${ungraded.map(({ name, grade }) => `${name} (${grade})`).join(", ")}.`,
      ),
    replaced.length > 0 && notice("replaced", `Replaced by a repeat and not counted: ${replaced.join(", ")}.`),
  ];
}

/** What a target that is out of reach would take. */
export function targetNotices({ achievable, creditsAtMax, scale, inputs }: Target, format: Format): Listed<Notice> {
  return [
    !achievable &&
      notice(
        "out-of-reach",
        creditsAtMax
          ? `With ${format.number(scale.max.toNumber())} in every course it takes ${format.plural(creditsAtMax.toNumber(), "credit")} to reach ${format.number(inputs.targetGpa)}.`
          : `No number of credits raises ${format.number(inputs.priorGpa)} to ${format.number(inputs.targetGpa)}.`,
      ),
  ];
}

export function examNotices({ total, categories, inputs }: FinalExam, format: Format): Listed<Notice> {
  return [
    !total.equals(HUNDRED) &&
      notice(
        "weights-not-100",
        `The weights add up to ${format.percent(total.toNumber())}, so the grade is out of that.`,
      ),
    categories.length < inputs.categories.length && notice("no-score", "Categories without a score are left out."),
  ];
}

export function conversionNotices({ inputs }: Conversion): Listed<Notice> {
  return [
    inputs.cgpaRule === "cbse" &&
      notice("cbse-until-2017", "Only CBSE certificates up to 2017 carry a CGPA; later ones have marks."),
  ];
}
