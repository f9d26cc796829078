import type { Forms } from "../../../ask/form";

export default [
  {
    about: ["retirement|retire|retiring|retirement savings"],
    takes: {
      currentAge: "whole!: age, now<, old, at age, i am>, now, aged, currently",
      retirementAge: "whole!: retire at, retiring at, retirement at, retirement age, at>",
      currentSavings: "money!: saved, savings, have, with>",
      monthlyContribution: "money!: a month<, per month<, monthly, every month<, saving, contribute, contributing",
      annualSpending: "money?!: spending, spend, a year<, per year<",
    },
    words: { "saved, savings, years old, and, saving, a month, per month": {} },
    usual: { employerMonthly: 0 },
    assumes: ["annualSpending", "socialSecurityAtFra", "preRetirementReturn", "postRetirementReturn", "inflationRate"],
  },
] satisfies Forms;
