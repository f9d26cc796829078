import type { Forms } from "../../../ask/form";
import { STATE_WORDS } from "../../../ask/states";

/** A salary is taxed without exemptions and deductions that nobody named. */
const SALARY_ALONE = {
  basicSalary: 0,
  hraReceived: 0,
  rentPaid: 0,
  professionalTax: 0,
  section80c: 0,
  section80d: 0,
};

export default [
  {
    about: ["income tax|federal tax|federal income tax|tax|taxes|income taxes|us income tax"],
    takes: { wages: "money: salary, income, wages, on>, earn, earning, making, make, a year<, per year<, annual" },
    words: {
      single: { filingStatus: "single" },
      "married filing jointly, married, jointly, married joint": { filingStatus: "joint" },
      "head of household": { filingStatus: "head" },
      "married filing separately": { filingStatus: "separate" },
      "in 2025, for 2025, tax year 2025, 2025": { taxYear: "2025" },
      "in 2026, for 2026, tax year 2026, 2026": { taxYear: "2026" },
      "salary, income, filing, us, usa, filer, federal, owe, pay, a year, per year, yearly": {},
      ...STATE_WORDS,
    },
    set: { country: "us" },
    usual: { filingStatus: "single", state: "none" },
    fill: ({ wages }) => (wages?.currency === "INR" ? null : {}),
  },
  {
    about: ["income tax|tax|tax on salary|income tax india|indian income tax"],
    takes: { salaryIncome: "money: salary, income, gross salary, on>, ctc" },
    words: {
      "new regime, new tax regime": { regime: "new" },
      "old regime, old tax regime": { regime: "old" },
      "fy 2025-26, in 2025-26, for 2025-26": { financialYear: "2025-26" },
      "fy 2026-27, in 2026-27, for 2026-27": { financialYear: "2026-27" },
      "india, salary, income, indian, pay, per annum, a year, annual": {},
    },
    set: { country: "in" },
    usual: SALARY_ALONE,
    fill: ({ salaryIncome }) => (salaryIncome?.currency === "INR" ? {} : null),
  },
  {
    about: ["new regime|old regime|new tax regime|old tax regime|india"],
    takes: { salaryIncome: "money: salary, income, gross salary, on>" },
    words: {
      "new regime, new tax regime": { regime: "new" },
      "old regime, old tax regime": { regime: "old" },
      "fy 2025-26, in 2025-26, for 2025-26": { financialYear: "2025-26" },
      "fy 2026-27, in 2026-27, for 2026-27": { financialYear: "2026-27" },
      "india, salary, income, indian, income tax, tax, per annum, a year, annual": {},
    },
    set: { country: "in" },
    usual: SALARY_ALONE,
    fill: ({ salaryIncome }) => (salaryIncome?.currency === "INR" || salaryIncome?.currency === undefined ? {} : null),
  },
] satisfies Forms;
