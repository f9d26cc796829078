import type { Forms } from "../../../ask/form";

export default [
  {
    about: ["compound interest|compounded|compounding|future value|compounds|grow to|savings|savings account|interest"],
    takes: {
      principal: "money: of>, on>, principal, deposit, start, starting",
      contribution: "money?!: a month<, per month<, monthly>, every month<, each month<, plus>, adding",
      annualRate: "percent: at>, @>, rate, interest, apy, growth, interest rate",
      term: "months: for>, over>, in>, after>, term",
    },
    words: {
      "annually, yearly, compounded annually, compounded yearly, a year, per annum, annual": {
        compounding: "annually",
      },
      "semiannually, compounded semiannually, half yearly, twice a year": { compounding: "semiannually" },
      "quarterly, compounded quarterly": { compounding: "quarterly" },
      "monthly, compounded monthly": { compounding: "monthly" },
      "weekly, compounded weekly": { compounding: "weekly" },
      "daily, compounded daily": { compounding: "daily" },
      "continuously, compounded continuously, continuous": { compounding: "continuous" },
      "a month, per month, every month, each month, invested, investment, interest, compound, compounded, worth, grow, grows":
        {},
    },
    usual: { contribution: 0, compounding: "annually" },
    fill: ({ term }) => {
      const months = Number(term?.json);
      return Number.isInteger(months)
        ? { termYears: Math.floor(months / 12), ...(months % 12 > 0 && { termMonths: months % 12 }) }
        : null;
    },
  },
] satisfies Forms;
