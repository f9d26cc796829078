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
      horizonYears: "years?!: staying, keep it, stay",
    },
    words: { "mortgage, loan, rate": {} },
  },
] satisfies Forms;
