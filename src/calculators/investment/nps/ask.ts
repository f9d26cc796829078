import type { Forms } from "../../../ask/form";

export default [
  {
    about: ["nps|national pension system|national pension scheme|nps pension"],
    takes: {
      monthlyContribution: "money: a month<, per month<, monthly, every month<, of>, contribution",
      currentAge: "whole!: age, from age, at age, aged, years old<, old<",
      annualRate: "percent?: at>, return, returns, rate",
      exitAge: "whole?!: till, until, exit age, exit at, to age",
    },
    words: { "pension, a month, per month, return, returns, years old": {} },
    assumes: ["exitAge", "annualRate", "annuityShare", "annuityRate"],
  },
] satisfies Forms;
