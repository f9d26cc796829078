import type { Forms } from "../../../ask/form";

export default [
  {
    about: ["refinance|refinancing|refi|refinance savings"],
    takes: {
      currentBalance: "money: balance, owe, mortgage, loan",
      currentRate: "percent: from>, current rate, current, at>, old rate",
      newRate: "percent: to>, new rate, into>",
      newTermYears: "years?: for>, new term, over>, new loan",
      remainingMonths: "months?!: left<, remaining<, payments left",
      otherClosingCosts: "money?!: closing costs, closing cost, closing, fees, costs",
      horizonYears: "years?!: staying, keep it, stay",
    },
    words: { "mortgage, loan, rate": {} },
    assumes: ["remainingMonths", "newTermYears", "horizonYears", "otherClosingCosts"],
  },
] satisfies Forms;
