import { outputsOf } from "../../../../core/outputs";
import density from "../../../../data/units/density.json";
import force from "../../../../data/units/force.json";
import mass from "../../../../data/units/mass.json";
import volume from "../../../../data/units/volume.json";
import { defineLaw, type LawModel } from "../../../../fieldsets/law";
import { GRAVITY } from "../gravity";

const output = outputsOf<LawModel>();
/** A body that is denser than the fluid by no more than this relative rounding error still floats. */
const NOISE = 1e-12;

/** Whether the fluid that the body can displace is at least as heavy as the body. */
const floats = ({ objectMass = 0, objectVolume = 0, fluidDensity = 0 }: LawModel["values"]) =>
  objectMass <= objectVolume * fluidDensity * (1 + NOISE);

/** Archimedes’ principle: the buoyant force equals the weight of the displaced fluid. */
export default defineLaw({
  variables: {
    objectMass: {
      label: "Mass of the body",
      symbol: "m",
      quantity: { rows: mass, unit: "kilogram" },
      default: 60,
      above: 0,
    },
    objectVolume: {
      label: "Volume of the body",
      symbol: "V",
      quantity: { rows: volume, unit: "cubic-meter" },
      default: 0.0625,
      above: 0,
    },
    fluidDensity: {
      label: "Density of the fluid",
      symbol: "ρ",
      quantity: { rows: density, unit: "kilogram-per-cubic-meter" },
      default: 1000,
      above: 0,
      note: "Fresh water 1,000 kg/m³, seawater 1,025 kg/m³",
    },
    gravity: { ...GRAVITY, default: 9.81 },
    submergedFraction: { label: "Fraction submerged", symbol: "s" },
    apparentWeight: { label: "Apparent weight", symbol: "W", quantity: { rows: force, unit: "newton" } },
  },
  law: "m × g = ρ × s × V × g + W",
  known: {
    body: {
      label: "Body and fluid",
      find: { submergedFraction: "m ÷ (ρ × V)", apparentWeight: "0" },
    },
  },
  choose: (values) => (floats(values) ? undefined : { apparentWeight: "m × g − ρ × V × g", submergedFraction: "1" }),
  extras: {
    objectDensity: { label: "Density of the body", unit: "kg/m³", formula: "m ÷ V" },
    buoyantForce: { label: "Buoyant force when fully submerged", unit: "N", formula: "ρ × V × g" },
  },
  outputs: {
    floats: output.boolean("Floats", { value: ({ values }) => floats(values) }),
  },
  sentence: (unknown) =>
    unknown === "submergedFraction"
      ? ["It floats; the fraction of its volume under the surface is", ""]
      : ["It sinks; in the fluid its apparent weight is", ""],
});
