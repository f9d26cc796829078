import type { Forms, Parts } from "../../../ask/form";
import type { JsonObject } from "../../../core/parse";

/** Years and months of a term in whole months, or its days. */
function termOf({ term, termDays }: Parts): JsonObject | null {
  const months = Number(term?.json);
  if (termDays) return term ? null : { termYears: 0, termMonths: 0, termDays: termDays.json };
  return Number.isInteger(months) ? { termYears: Math.floor(months / 12), termMonths: months % 12, termDays: 0 } : null;
}

export default [
  {
    about: ["fd|fixed deposit|term deposit|fixed deposit maturity|fd maturity"],
    takes: {
      principal: "money: deposit, of>, principal",
      annualRate: "percent: at>, @>, rate, interest",
      term: "months?: for>, over>, term, tenure",
      termDays: "days?: for>, over>, term, tenure",
    },
    words: { "interest, maturity, deposit, quarterly, compounded quarterly, maturity amount": {} },
    needs: ["term|termDays"],
    set: { mode: "fd" },
    fill: termOf,
  },
  {
    about: ["rd|recurring deposit|rd maturity"],
    takes: {
      monthlyContribution: "money: a month<, per month<, monthly, every month<, of>, deposit",
      annualRate: "percent: at>, @>, rate, interest",
      term: "months: for>, over>, term, tenure",
    },
    words: { "interest, maturity, deposit, monthly, a month, per month": {} },
    set: { mode: "rd" },
    fill: termOf,
  },
  {
    about: ["cd|certificate of deposit|cd account|cd calculator"],
    takes: {
      principal: "money: deposit, of>, principal",
      annualRate: "percent: at>, @>, rate, interest, apy",
      term: "months: for>, over>, term",
    },
    words: { "interest, apy": {} },
    set: { mode: "cd" },
    fill: termOf,
  },
] satisfies Forms;
