import type { Forms, Parts } from "../../../ask/form";
import { STATE_WORDS } from "../../../ask/states";

/** Pay is after taxes only, unless something else that is taken off is named. */
const PAY_ALONE = { retirementPercent: 0, section125PerPay: 0 };

/** Less than this is no salary of a year, but of a shorter time. */
const LOWEST_SALARY = 10_000;

/** More than this a year is rather a salary of a year, paid in parts: 85,000 monthly. */
const HIGHEST_PAY = 600_000;

const PERIODS: Readonly<Record<string, { readonly perYear: number; readonly words: readonly string[] }>> = {
  weekly: { perYear: 52, words: ["weekly", "a week", "per week", "every week", "each week"] },
  biweekly: { perYear: 26, words: ["biweekly", "every two weeks", "every other week", "every 2 weeks"] },
  monthly: { perYear: 12, words: ["monthly", "a month", "per month", "every month", "each month"] },
};

export default [
  {
    about: [
      "take home|take home pay|take home salary|net pay|net salary|paycheck|after tax|after taxes|salary after tax|salary after taxes|in hand",
    ],
    takes: {
      annualSalary: "money: salary, income, on>, earn, earning, making, make, a year<, per year<, annual, yearly",
    },
    words: {
      single: { filingStatus: "single" },
      "married filing jointly, married": { filingStatus: "joint" },
      weekly: { payFrequency: "weekly" },
      "biweekly, every two weeks": { payFrequency: "biweekly" },
      "monthly, a month, per month, each month": { payFrequency: "monthly" },
      "salary, pay, income, us": {},
      ...STATE_WORDS,
    },
    set: { country: "us", payBasis: "salary" },
    usual: { filingStatus: "single", ...PAY_ALONE },
    needs: ["state"],
    fill: ({ annualSalary }) =>
      annualSalary?.currency === "INR" || Number(annualSalary?.json) < LOWEST_SALARY ? null : {},
  },
  // What is paid each time.
  ...Object.entries(PERIODS).map(([payFrequency, { perYear, words }]) => ({
    about: ["take home|take home pay|net pay|paycheck|after tax|after taxes"],
    takes: { pay: `money!: ${words.map((word) => `${word}<, ${word}>`).join(", ")}` },
    words: {
      single: { filingStatus: "single" },
      "married filing jointly, married": { filingStatus: "joint" },
      [`salary, pay, income, us, gross, earn, make, ${words.join(", ")}`]: {},
      ...STATE_WORDS,
    },
    set: { country: "us", payBasis: "salary", payFrequency },
    usual: { filingStatus: "single", ...PAY_ALONE },
    needs: ["state"],
    fill: ({ pay }: Parts) =>
      pay?.currency === "INR" || Number(pay?.json) * perYear > HIGHEST_PAY
        ? null
        : { pay: undefined, annualSalary: Number(pay?.json) * perYear },
  })),
  {
    about: ["take home|take home pay|net pay|paycheck|after tax|after taxes"],
    takes: { hourlyRate: "money!: an hour<, per hour<, hourly, hr<, /hour<" },
    words: {
      single: { filingStatus: "single" },
      married: { filingStatus: "joint" },
      weekly: { payFrequency: "weekly" },
      monthly: { payFrequency: "monthly" },
      "salary, pay": {},
      ...STATE_WORDS,
    },
    set: { country: "us", payBasis: "hourly" },
    usual: { filingStatus: "single", ...PAY_ALONE },
    needs: ["state"],
  },
  {
    about: ["in hand|in hand salary|ctc|ctc in hand"],
    takes: { annualCtc: "money: ctc, package, salary, on>" },
    words: {
      "new regime": { regime: "new" },
      "old regime": { regime: "old" },
      "ctc, take home, net, salary, india, package, per annum, a year, annual": {},
    },
    set: { country: "in" },
    fill: ({ annualCtc }) => (annualCtc?.currency === undefined || annualCtc.currency === "INR" ? {} : null),
  },
] satisfies Forms;
