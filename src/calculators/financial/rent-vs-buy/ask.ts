import type { Forms } from "../../../ask/form";

export default [
  {
    about: ["rent|renting|rent vs buy|rent or buy|buy or rent|buy vs rent|renting vs buying|rent versus buy"],
    takes: {
      homePrice: "money!: price, house, home, buy, buying, home price, house price, purchase price",
      monthlyRent: "money!: rent, renting, a month<, per month<, monthly rent",
      annualRate: "percent?: at>, rate, mortgage rate, interest",
      downPaymentPercent: "percent?!: down<, down payment",
      horizonYears: "years?: for>, stay, staying",
    },
    words: { "vs, versus, or, house, home, a month, per month": {} },
    assumes: ["horizonYears", "downPaymentPercent", "annualRate", "homeAppreciation", "rentGrowth", "investmentReturn"],
  },
] satisfies Forms;
