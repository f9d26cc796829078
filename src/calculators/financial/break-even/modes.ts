/** One product, or a mix of several. */
import { InputError } from "../../../core/calculator";
import { defineVariants } from "../../../core/variants";
import { Rational } from "../../../math/numbers/rational";
import { Analysis, type Product } from "./analysis";
import { fields, type Inputs } from "./fields";
import { headline, notices } from "./words";
import { working } from "./working";

const ONE = { pricePerUnit: {}, variableCostPerUnit: {} } as const;
const SEVERAL = { products: {}, mixBasis: {} } as const;

export const modes = defineVariants("mode", { label: "Products", default: "single" }, fields, {
  single: {
    question: "One product",
    inputs: ONE,
    answer: (inputs: Inputs, { format }) => {
      const { pricePerUnit, variableCostPerUnit } = inputs;
      const [price, variableCost] = [pricePerUnit, variableCostPerUnit].map(Rational.fromNumber) as [
        Rational,
        Rational,
      ];
      if (price.compare(variableCost) <= 0)
        throw new InputError(
          "pricePerUnit",
          `Price must be more than the variable cost of ${format.money(variableCostPerUnit)}, or no volume breaks even.`,
        );
      return countable(
        new Analysis(inputs, [{ name: null, price, variableCost, weight: Rational.ONE }]),
        "pricePerUnit",
        "The price is too close to the variable cost: breaking even would take too many units to count.",
      );
    },
    headline,
    working,
    notices,
  },
  multi: {
    question: "Several products",
    inputs: SEVERAL,
    answer: (inputs: Inputs) => {
      const analysis = new Analysis(
        inputs,
        inputs.products.map((row, i) => productOf(row, i, inputs.mixBasis)),
      );
      if (analysis.contribution.sign() <= 0)
        throw new InputError("products", "The mix as a whole must earn more than its variable cost.");
      return countable(
        analysis,
        "products",
        "The mix earns hardly more than its variable cost: breaking even would take too many units to count.",
      );
    },
    headline,
    working,
    notices,
  },
});

function productOf(row: Inputs["products"][number], place: number, basis: Inputs["mixBasis"]): Product {
  const [price, variableCost, mix] = [row.price, row.variableCost, row.mix].map(Rational.fromNumber) as [
    Rational,
    Rational,
    Rational,
  ];
  return {
    name: row.name.trim() || `Product ${place + 1}`,
    price,
    variableCost,
    weight: basis === "revenue" ? mix.divide(price) : mix,
  };
}

/** Up to this size, doubles represent whole numbers of units exactly. */
const MAX_UNITS = 1e15;

/** @throws InputError if the volumes are too large to show */
function countable(analysis: Analysis, field: string, message: string): Analysis {
  if (!(analysis.breakEven().toNumber() <= MAX_UNITS && analysis.target().toNumber() <= MAX_UNITS))
    throw new InputError(field, message);
  return analysis;
}
