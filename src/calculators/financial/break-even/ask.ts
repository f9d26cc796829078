import type { Forms } from "../../../ask/form";

export default [
  {
    about: ["break even|breakeven|break even point|breakeven point|break even units|bep"],
    takes: {
      fixedCosts: "money: fixed costs, fixed cost, fixed, fixed expenses, overhead, overheads",
      pricePerUnit: "money!: price, selling price, sell for, sell at, sales price, price per unit, unit price",
      variableCostPerUnit:
        "money!: variable cost, variable costs, variable, cost per unit, unit cost, variable cost per unit, cost",
    },
    words: { "per unit, each, units, a unit": {} },
    set: { mode: "single" },
  },
] satisfies Forms;
