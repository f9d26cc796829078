import { outputsOf } from "../../../../core/outputs";
import { ELEMENTARY_CHARGE, PLANCK, SPEED_OF_LIGHT } from "../../../../data/physics/constants";
import { REGIONS, regionOf } from "../../../../data/physics/spectrum";
import energy from "../../../../data/units/energy.json";
import frequency from "../../../../data/units/frequency.json";
import length from "../../../../data/units/length.json";
import { defineLaw, type LawModel } from "../../../../fieldsets/law";

const output = outputsOf<LawModel>();
const options = Object.fromEntries(REGIONS.map(({ id, name }) => [id, name]));

/** OpenStax, University Physics 3, sections 6.2 and 6.3. */
export default defineLaw({
  variables: {
    wavelength: {
      label: "Wavelength",
      symbol: "λ",
      quantity: { rows: length, unit: "meter" },
      default: 500e-9,
      above: 0,
      note: "In vacuum",
    },
    frequency: {
      label: "Frequency",
      symbol: "f",
      quantity: { rows: frequency, unit: "hertz" },
      default: 6e14,
      above: 0,
    },
    energy: {
      label: "Energy",
      symbol: "E",
      quantity: { rows: energy, unit: "joule" },
      default: 4e-19,
      above: 0,
    },
  },
  constants: {
    h: { value: PLANCK, unit: "J·s" },
    c: { value: SPEED_OF_LIGHT, unit: "m/s" },
    e: { value: ELEMENTARY_CHARGE, unit: "C" },
  },
  law: "E = h × f = h × c ÷ λ",
  known: {
    wavelength: { label: "Wavelength", find: { energy: "h × c ÷ λ", frequency: "c ÷ λ" } },
    frequency: { label: "Frequency", find: { energy: "h × f", wavelength: "c ÷ f" } },
    energy: { label: "Energy", find: { wavelength: "h × c ÷ E", frequency: "E ÷ h" } },
  },
  extras: {
    energyEv: { label: "Energy in electronvolts", unit: "eV", formula: "E ÷ e" },
    momentum: { label: "Momentum", unit: "kg·m/s", formula: "h ÷ λ" },
  },
  outputs: {
    region: output.choice("Part of the spectrum", {
      options,
      value: ({ values: { wavelength = 0 } }) => regionOf(wavelength).id,
    }),
  },
  sentence: (unknown, { of, inputs }) =>
    unknown === "wavelength"
      ? [`A photon of ${of("energy")} has a wavelength of`, ""]
      : [`A photon of ${of(inputs.known === "frequency" ? "frequency" : "wavelength")} carries`, ""],
  second: ({ values: { wavelength = 0 } }) => regionOf(wavelength).name,
});
