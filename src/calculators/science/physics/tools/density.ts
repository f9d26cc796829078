import { outputsOf } from "../../../../core/outputs";
import { midSentence } from "../../../../core/words";
import { DENSITIES } from "../../../../data/physics/densities";
import density from "../../../../data/units/density.json";
import mass from "../../../../data/units/mass.json";
import volume from "../../../../data/units/volume.json";
import { defineLaw, type LawModel } from "../../../../fieldsets/law";
import { joinWithOr } from "../../../../math/words/lists";

const output = outputsOf<LawModel>();

/** Substances are named if their density is within this fraction. */
const NEAR = 0.02;

function near(value: number | undefined): string | undefined {
  const names = DENSITIES.filter((one) => Math.abs(one.density - (value ?? 0)) <= NEAR * one.density).map(({ name }) =>
    name.startsWith("Earth") ? name : midSentence(name),
  );
  return names.length === 0 ? undefined : `About as dense as ${joinWithOr(names)}`;
}

export default defineLaw({
  variables: {
    density: {
      label: "Density",
      symbol: "ρ",
      quantity: { rows: density, unit: "kilogram-per-cubic-meter" },
      above: 0,
    },
    mass: { label: "Mass", symbol: "m", quantity: { rows: mass, unit: "kilogram" }, default: 2.7, above: 0 },
    volume: {
      label: "Volume",
      symbol: "V",
      quantity: { rows: volume, unit: "cubic-meter" },
      default: 0.001,
      above: 0,
    },
  },
  law: "ρ = m ÷ V",
  solveFor: { density: "m ÷ V", mass: "ρ × V", volume: "m ÷ ρ" },
  outputs: {
    materials: output.table("Densities of common substances", {
      columns: {
        material: output.text("Substance"),
        density: output.number("Density", { unit: "kg/m³", digits: { significant: 4 } }),
      },
      value: () => DENSITIES.map(({ name, density }) => ({ material: name, density })),
    }),
  },
  sentence: (unknown, { of }) =>
    unknown === "density"
      ? [`${of("mass")} in ${of("volume")} is a density of`, ""]
      : unknown === "mass"
        ? [`At ${of("density")}, ${of("volume")} has a mass of`, ""]
        : [`At ${of("density")}, ${of("mass")} takes up`, ""],
  second: ({ values }) => near(values.density),
});
