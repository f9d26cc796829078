import type { PublishedSource } from "../../../core/published";

/** Without what the page opens with. */
const PLAIN = { downPayment: 0, tradeInValue: 0, salesTaxRate: 0, cashIncentive: 0, fees: 0, promoAnnualRate: null };

export default [
  {
    title: "Consumer Financial Protection Bureau, Auto Loan Shopping Sheet",
    date: "2016",
    cases: [
      [
        // The sheet lists taxed and negotiable fees separately.
        {
          ...PLAIN,
          vehiclePrice: 20_000,
          taxableFees: 300,
          fees: 1500,
          downPayment: 3000,
          tradeInValue: 3000,
          annualRate: 3.5,
          termMonths: 48,
        },
        { outTheDoorPrice: "21,800", amountFinanced: "15,800", monthlyPayment: "353.22", totalPaid: "16,955" },
      ],
    ],
  },
  {
    title: "Ohio Department of Taxation, sales tax on motor vehicles",
    date: "retrieved November 2026",
    cases: [
      [
        { vehiclePrice: 18_500, tradeInValue: 500, cashIncentive: 0, salesTaxRate: 5.75 },
        { taxableAmount: "18,000.00" },
      ],
      [
        { vehiclePrice: 18_500, tradeInValue: 500, cashIncentive: 1000, salesTaxRate: 5.75 },
        { taxableAmount: "18,000.00" },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
