import type { Forms } from "../../../ask/form";

export default [
  {
    says: [
      "{n1:number} (out of|/) {m1:number} marks [in] [percent|percentage|as a percentage]",
      "[percentage|percent] [of|for] {n1:number} marks out of {m1:number}",
      "(marks percentage|percentage of marks|percent of marks|marks) {n1:number} (out of|of|/) {m1:number}",
      "[my] (marks|score) [is|are|of] {n1:number} (out of|/) {m1:number} [percentage|what percentage]",
      "i (got|scored) {n1:number} (out of|/) {m1:number} [marks] [what percentage|what percent|what is my percentage|what percentage is that|percentage]",
      "(scored|got) {n1:number} (out of|/) {m1:number} [marks] [what percentage|percentage|percent]",
    ],
    set: { mode: "marks" },
    fill: ({ n1, m1 }) => ({
      subjects: [{ name: "Marks", obtained: n1?.json ?? null, max: m1?.json ?? null }],
    }),
  },
  {
    about: ["marks needed|marks do i need|marks still needed|marks required"],
    takes: {
      obtainedSoFar: "number!: have, marks so far, so far, got, scored, with>",
      maxSoFar: "number!: out of>, of>",
      remainingMax: "number!: remaining, left<, still to come<, more<, to come<",
      targetPercent: "percent: for>, target, get>, reach, overall",
    },
    words: { "marks, so far": {} },
    set: { mode: "needed" },
  },
] satisfies Forms;
