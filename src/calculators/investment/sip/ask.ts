import type { Forms } from "../../../ask/form";

export default [
  {
    about: ["sip|systematic investment plan|sip return|sip returns|monthly sip"],
    takes: {
      contribution:
        "money: a month<, per month<, monthly<, monthly>, every month<, each month<, sip of, installment, instalment",
      annualRate: "percent: at>, @>, return, returns, rate, interest, expected return",
      termYears: "years: for>, over>, term",
    },
    words: {
      "weekly, a week, per week": { contributionFrequency: "weekly" },
      "quarterly, a quarter": { contributionFrequency: "quarterly" },
      "monthly, a month, per month, every month, each month": {},
      "return, returns, investing, invested, maturity, mutual fund": {},
    },
    set: { mode: "sip" },
    // “SIP for 1 crore” is a goal.
    fill: ({ contribution }) => (Number(contribution?.json) < 1_000_000 ? {} : null),
  },
  {
    about: ["lump sum|lumpsum|one time investment|lumpsum investment"],
    takes: {
      principal: "money: of>, lump sum, invest",
      annualRate: "percent: at>, @>, return, returns, rate",
      termYears: "years: for>, over>",
    },
    words: { "invested, investment, return, returns": {} },
    set: { mode: "lumpsum" },
  },
  {
    about: [
      "how much sip for|how much sip to get|how much sip is needed for|how much sip to reach|sip to reach|sip needed for|sip needed to reach|sip required for|sip for goal|monthly sip for|sip for a goal of|sip to get",
    ],
    takes: {
      targetAmount: "money: goal, target, reach",
      annualRate: "percent: at>, @>, return, rate",
      termYears: "years: in>, for>, over>",
    },
    words: { "goal, target, corpus, required, needed": {} },
    set: { mode: "goal" },
  },
  {
    says: [
      "[to get|for|i want] {targetAmount:money} in {termYears:years} at {annualRate:percent} (how much sip|how much sip per month|how much sip a month|what sip|how much to invest a month)",
    ],
    set: { mode: "goal" },
  },
  {
    about: ["swp|systematic withdrawal plan|systematic withdrawal"],
    takes: {
      principal: "money: of>, fund, corpus, from>, swp",
      withdrawal:
        "money!: a month<, withdrawal of, per month<, monthly, every month<, withdraw, withdrawal, withdrawing",
      annualRate: "percent: at>, @>, return, rate",
      termYears: "years: for>, over>",
    },
    words: { "monthly, a month, per month": {} },
    set: { mode: "swp" },
  },
] satisfies Forms;
