import type { Forms } from "../../../ask/form";

export default [
  {
    says: [
      "[convert] {cgpa:number} cgpa [to|in|into] [percentage|percent]",
      "[convert] cgpa [of] {cgpa:number} [to|in|into] [percentage|percent]",
    ],
    set: { mode: "cgpa-to-percentage", cgpaDirection: "to-percentage" },
  },
  {
    says: ["[convert] {percentage:percent} (to|in|into) cgpa"],
    set: { mode: "cgpa-to-percentage", cgpaDirection: "to-cgpa" },
  },
  {
    says: [
      "[my] gpa [of|for|with|if i got|if i have] [grades|the grades] {grades:grades}",
      "(average|calculate) [my] (gpa|grade point average) [of|for] {grades:grades}",
      "{grades:grades} [is what] gpa",
      "grade point average [of|for] {grades:grades}",
    ],
    set: { mode: "gpa", scale: "us-4.0", gradeInput: "letter" },
    // Without credits, all courses count alike.
    fill: ({ grades }) => ({
      courses: String(grades?.json)
        .split(" ")
        .map((grade, i) => ({ name: `Course ${i + 1}`, grade, credits: 3 })),
    }),
  },
  {
    about: ["gpa|gpa needed|gpa do i need|gpa i need"],
    takes: {
      priorGpa: "number!: have, current, current gpa, gpa of, gpa so far, gpa, with>",
      priorCredits: "number!: after, credits, credits so far, credits done, completed, over",
      targetGpa: "number!: reach, target, target gpa, raise to, to>, goal, get to",
      futureCredits: "number!: more credits<, credits left<, remaining credits<, in>, next, credits to go<",
    },
    words: { "credits, need, gpa": {} },
    set: { mode: "target" },
  },
  {
    about: ["final exam|final grade|on the final|on my final|final"],
    takes: {
      score: "percent!: have, current, current grade, currently, with>, grade",
      finalWeight: "percent!: worth, weight, final is, final is worth, counts, weighs, final worth",
      targetGrade: "percent!: want, to get>, get>, need a, goal, target, reach, end with, for a>, overall",
    },
    words: { "need, grade, my, final, exam, score, final exam, on, so, to get, if, and": {} },
    set: { mode: "final-exam" },
    fill: ({ score, finalWeight }) => {
      const weight = Number(finalWeight?.json);
      return score && weight > 0 && weight < 100
        ? { categories: [{ name: "Course so far", weight: 100 - weight, score: score.json, scores: "" }] }
        : null;
    },
  },
] satisfies Forms;
