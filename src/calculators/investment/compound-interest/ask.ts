import type { Forms, Value } from "../../../ask/form";
import type { JsonObject } from "../../../core/parse";

function termOf(term: Value | undefined): JsonObject | null {
  const months = Number(term?.json);
  if (!Number.isInteger(months)) return null;
  return { termYears: Math.floor(months / 12), ...(months % 12 > 0 && { termMonths: months % 12 }) };
}

export default [
  // The time in which any amount doubles.
  {
    says: [
      "(how long|how many years) [does it take|will it take|would it take] [for] [my] [money|savings|an investment|it] [take] [to] double [my] [money|savings|investment] (at|with|@) {annualRate:percent} [interest|return|growth] [a year|per year|annually|compounded annually]",
      "(doubling time|rule of 72|time to double|years to double) [money|savings|my money] [at|of|for] {annualRate:percent} [interest|return|growth] [a year|per year]",
    ],
    output: "doublingYears",
    usual: { contribution: 0, compounding: "annually" },
  },
  {
    about: ["compound interest|compounded|compounding|future value|compounds|grow to|savings|savings account|interest"],
    takes: {
      principal: "money: of>, on>, principal, deposit, start, starting",
      contribution:
        "money?!: a month<, per month<, monthly>, every month<, each month<, plus>, adding, contribution>, contributions>, contributing",
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
    fill: ({ term }) => termOf(term),
  },
  {
    about: [
      "invest|investing|invested|investment|save|saving|put away|put in|deposit|depositing|401k|401 k|roth ira|ira|index fund",
    ],
    takes: {
      contribution:
        "money!: a month<, per month<, monthly>, monthly<, every month<, each month<, adding, contributing, contribution",
      principal: "money?!: starting with, start with, starting, initial, already have, balance",
      annualRate: "percent: at>, @>, rate, interest, apy, growth, interest rate, return, returns, earning",
      term: "months: for>, over>, in>, after>, term",
    },
    words: {
      "a month, per month, every month, each month, invested, investment, return, returns, how much will, worth, grow, annual, average, compounded monthly, compound interest, in, so, i, interest, to":
        {},
    },
    usual: { principal: 0, compounding: "monthly" },
    fill: ({ term }) => termOf(term),
  },
  {
    about: ["invest|investing|invested|investment|put|deposit|depositing|worth|grow|growing|growing at|grows"],
    takes: {
      principal: "money: invest, investing, of>, on>, put, deposit",
      annualRate: "percent: at>, @>, rate, interest, apy, growth, interest rate, return, returns, earning",
      term: "months: for>, over>, in>, after>, term",
    },
    words: {
      "annually, yearly, compounded annually, compounded yearly, a year, per year, annual": { compounding: "annually" },
      "compounded monthly": { compounding: "monthly" },
      "compounded quarterly": { compounding: "quarterly" },
      "compounded daily": { compounding: "daily" },
      "invested, investment, return, returns, worth, grow, average, to": {},
    },
    usual: { contribution: 0, compounding: "annually" },
    fill: ({ term }) => termOf(term),
  },
] satisfies Forms;
