import type { Forms } from "../../../ask/form";

export default [
  {
    about: ["gold loan|jewel loan|loan against gold|loan on gold|gold loan emi"],
    takes: {
      weightGrams: "mass/gram: gold<",
      purityKarat: "karat?: purity",
      goldPricePerGram: "money?!: per gram<, a gram<, per gm<, gold price, price, rate",
      requestedLoan: "money?!: loan, need, want, borrow",
      annualRate: "percent?: at>, rate, interest",
    },
    words: { "gold, jewellery, jewelry, ornaments, how much, can i get, get": {} },
    assumes: ["goldPricePerGram", "requestedLoan", "annualRate"],
  },
] satisfies Forms;
