import { defineCalculator, InputError, notice, step } from "../../../../core/calculator";
import { list, number } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";

const inputs = {
  isotopes: list("Isotopes", {
    row: { label: "Isotope" },
    min: 1,
    max: 40,
    columns: {
      mass: number("Mass", { unit: "u", above: 0, max: 1000 }),
      abundance: number("Abundance", { unit: "%", min: 0, max: 1e6 }),
    },
    // Neon: masses of OpenStax, Chemistry 2e, section 2.3; abundances on Earth (Meija et al., 2016).
    default: [
      { mass: 19.9924, abundance: 90.48 },
      { mass: 20.994, abundance: 0.27 },
      { mass: 21.9914, abundance: 9.25 },
    ],
  }),
};

interface Mixture {
  readonly isotopes: readonly { readonly mass: number; readonly abundance: number }[];
  readonly total: number;
  readonly average: number;
}

const output = outputsOf<Mixture>();

/** OpenStax, Chemistry 2e, section 2.3. Abundances that do not add up to 100% are scaled in proportion. */
export default defineCalculator({
  inputs,
  derive({ isotopes }): Mixture {
    const total = isotopes.reduce((sum, { abundance }) => sum + abundance, 0);
    if (total === 0) throw new InputError("isotopes", "Enter the abundance of at least one isotope.");
    const average = isotopes.reduce((sum, { mass, abundance }) => sum + mass * (abundance / total), 0);
    return { isotopes, total, average };
  },
  outputs: {
    averageMass: output.number("Average mass", {
      unit: "u",
      digits: { significant: 7 },
      value: ({ average }) => average,
    }),
  },
  notices: ({ total }: Mixture, format) =>
    Math.abs(total - 100) < 0.05
      ? []
      : [notice("not-100-percent", `The abundances add up to ${format.percent(total)}; they are scaled to 100%.`)],
  headline: ({ average }: Mixture, format) => ({
    label: "Average mass",
    before: "The isotopes average",
    figure: `${format.significant(average)} u`,
  }),
  working: ({ isotopes, total, average }: Mixture, format) => [
    step("All abundances", isotopes.map(({ abundance }) => format.number(abundance)).join(" + "), format.number(total)),
    step(
      "Average mass",
      `(${isotopes.map(({ mass, abundance }) => `${format.number(mass, 9)} × ${format.number(abundance)}`).join(" + ")}) ÷ ${format.number(total)}`,
      `${format.significant(average, 9)} u`,
    ),
  ],
});
