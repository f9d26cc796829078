import { outputsOf } from "../../../../core/outputs";
import { SPECIFIC_HEATS } from "../../../../data/physics/specific-heats";
import energy from "../../../../data/units/energy.json";
import mass from "../../../../data/units/mass.json";
import specificHeat from "../../../../data/units/specific-heat.json";
import { defineLaw, type LawModel } from "../../../../fieldsets/law";
import { KELVINS } from "../../../../fieldsets/units/kelvins";

const output = outputsOf<LawModel>();

/** OpenStax, University Physics 2, section 1.4. */
export default defineLaw({
  variables: {
    heat: { label: "Heat", symbol: "Q", quantity: { rows: energy, unit: "joule" } },
    mass: {
      label: "Mass",
      symbol: "m",
      quantity: { rows: mass, unit: "kilogram" },
      default: 0.25,
      above: 0,
    },
    specificHeat: {
      label: "Specific heat",
      symbol: "c",
      quantity: { rows: specificHeat, unit: "joule-per-kilogram-kelvin" },
      default: 4186,
      above: 0,
    },
    temperatureChange: {
      label: "Temperature change",
      symbol: "ΔT",
      quantity: KELVINS,
      default: 60,
      note: "Negative for cooling",
    },
  },
  law: "Q = m × c × ΔT",
  solveFor: {
    heat: "m × c × ΔT",
    mass: "Q ÷ (c × ΔT)",
    specificHeat: "Q ÷ (m × ΔT)",
    temperatureChange: "Q ÷ (m × c)",
  },
  outputs: {
    specificHeats: output.table("Specific heats", {
      columns: {
        material: output.text("Material"),
        specificHeat: output.number("Specific heat", { unit: "J/(kg·K)" }),
      },
      value: () => SPECIFIC_HEATS,
    }),
  },
  sentence: (unknown, { of, values: { heat = 0, temperatureChange = 0 } }) => {
    const change = `temperature change of ${of("temperatureChange")}`;
    if (unknown === "heat")
      return temperatureChange < 0
        ? [`For ${of("mass")}, a ${change} means heat of`, ""]
        : [`Heating ${of("mass")} by ${of("temperatureChange")} takes`, ""];
    if (unknown === "mass") return [`For a ${change}, ${of("heat")} of heat is enough for`, ""];
    if (unknown === "specificHeat")
      return [`If ${of("heat")} gives ${of("mass")} a ${change}, the specific heat is`, ""];
    // The minus sign already says that it cools: to cool by −60 K would be to warm.
    return heat < 0
      ? [`Heat of ${of("heat")} changes the temperature of ${of("mass")} by`, ""]
      : [`${of("heat")} of heat warms ${of("mass")} by`, ""];
  },
  second: ({ values: { heat = 0 } }) => (heat < 0 ? "Negative: the body gives off this heat" : undefined),
});
