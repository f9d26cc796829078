import type { Forms } from "../../../ask/form";

export default [
  {
    about: ["staff loan|employee loan|staff loan emi|hba|house building advance"],
    takes: {
      principal: "money: loan, loan of",
      annualRate: "percent: at>, rate, interest",
      principalInstalments: "months?: for>, over>, principal instalments, term",
    },
    words: { "emi, loan": {} },
  },
] satisfies Forms;
