import { InputError } from "../../../../core/calculator";
import { choice } from "../../../../core/fields";
import { ELECTRON_MASS, NEUTRON_MASS, PLANCK, PROTON_MASS, SPEED_OF_LIGHT } from "../../../../data/physics/constants";
import length from "../../../../data/units/length.json";
import mass from "../../../../data/units/mass.json";
import speed from "../../../../data/units/speed.json";
import { defineLaw } from "../../../../fieldsets/law";
import { shareOfLight, shortOfLight } from "../../../../math/units/share-of-light";

const MASSES: Readonly<Record<string, number>> = {
  electron: ELECTRON_MASS,
  proton: PROTON_MASS,
  neutron: NEUTRON_MASS,
};

/** OpenStax, University Physics 3, section 6.5. */
export default defineLaw({
  inputs: {
    particle: choice("Particle", {
      options: { electron: "Electron", proton: "Proton", neutron: "Neutron", custom: "Other" },
      default: "electron",
    }),
  },
  variables: {
    mass: {
      label: "Mass",
      symbol: "m",
      quantity: { rows: mass, unit: "kilogram" },
      default: 6.644657e-27,
      above: 0,
      note: "At rest; 6.644657 × 10⁻²⁷ kg is an alpha particle",
    },
    velocity: {
      label: "Velocity",
      symbol: "v",
      quantity: { rows: speed, unit: "meter-per-second" },
      default: 6e7,
      above: 0,
    },
    beta: { label: "Fraction of the speed of light", symbol: "β", supplied: "v ÷ c" },
    oneMinusBeta: { label: "Fraction below the speed of light", symbol: "δ", supplied: "1 − β", shown: "more" },
    wavelength: { label: "Wavelength", symbol: "λ", quantity: { rows: length, unit: "meter" } },
  },
  when: { mass: { particle: "custom" } },
  constants: { h: { value: PLANCK, unit: "J·s" }, c: { value: SPEED_OF_LIGHT, unit: "m/s" } },
  law: "λ = h ÷ (γ × m × v) and γ = 1 ÷ √(1 − β²)",
  solveFor: { wavelength: "h × √(δ × (2 − δ)) ÷ (m × v)" },
  extras: { momentum: { label: "Momentum", unit: "kg·m/s", formula: "h ÷ λ" } },
  supply: ({ particle }, { velocity, velocityUnit }) => ({
    ...(particle !== "custom" && { mass: MASSES[String(particle)] as number }),
    beta: shareOfLight(speed, Number(velocity), String(velocityUnit)),
    oneMinusBeta: shortOfLight(speed, Number(velocity), String(velocityUnit)),
  }),
  refuse({ oneMinusBeta = 1 }) {
    if (oneMinusBeta <= 0) throw new InputError("velocity", "Velocity must be less than the speed of light.");
  },
  sentence: (_, { of, inputs }) => [
    `At ${of("velocity")} ${inputs.particle === "custom" ? "the particle" : `${article(inputs.particle)}`} has a wavelength of`,
    "",
  ],
});

function article(particle: unknown): string {
  return particle === "electron" ? "an electron" : `a ${particle}`;
}
