import { expect, it } from "vitest";
import { monthlyHomeCosts } from "./home";

const COSTS = { propertyTaxAnnual: null, propertyTaxRate: 1.2, homeInsuranceAnnual: 2400, hoaMonthly: 50 };

it.each([
  ["a share of the price", COSTS, { tax: 400, insurance: 200, hoa: 50, total: 650 }],
  [
    "an amount, whatever the share",
    { ...COSTS, propertyTaxAnnual: 6000 },
    { tax: 500, insurance: 200, hoa: 50, total: 750 },
  ],
  ["an amount of nothing", { ...COSTS, propertyTaxAnnual: 0 }, { tax: 0, insurance: 200, hoa: 50, total: 250 }],
])("the taxes of a home are %s", (_, inputs, costs) => {
  expect(monthlyHomeCosts(inputs as never, 400_000)).toEqual(costs);
});
