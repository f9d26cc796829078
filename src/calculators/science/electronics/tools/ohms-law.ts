import { defineLaw } from "../../../../fieldsets/law";
import { AMPERES } from "../../../../fieldsets/units/amperes";
import { OHMS } from "../../../../fieldsets/units/ohms";
import { VOLTS } from "../../../../fieldsets/units/volts";
import { WATTS } from "../../../../fieldsets/units/watts";

export default defineLaw({
  variables: {
    voltage: { label: "Voltage", symbol: "V", quantity: VOLTS, default: 12 },
    current: { label: "Current", symbol: "I", quantity: AMPERES, default: 0.02 },
    resistance: { label: "Resistance", symbol: "R", quantity: OHMS, default: 470, above: 0 },
    power: { label: "Power", symbol: "P", quantity: WATTS, default: 0.25, min: 0 },
  },
  law: "V = R × I",
  known: {
    "v-r": { label: "Voltage and resistance", find: { current: "V ÷ R", power: "V × I" } },
    "v-i": { label: "Voltage and current", find: { resistance: "V ÷ I", power: "V × I" } },
    "v-p": { label: "Voltage and power", find: { current: "P ÷ V", resistance: "V² ÷ P" } },
    "i-r": { label: "Current and resistance", find: { voltage: "R × I", power: "V × I" } },
    "i-p": { label: "Current and power", find: { voltage: "P ÷ I", resistance: "P ÷ I²" } },
    "r-p": { label: "Resistance and power", find: { voltage: "√(P × R)", current: "V ÷ R" } },
  },
  prefixes: true,
  sentence: (unknown, { of, inputs: { known } }) => {
    if (unknown === "resistance") return [`${of("voltage")} and ${of("current")} mean`, `and ${of("power")}`];
    if (unknown === "current")
      return known === "v-p"
        ? [`${of("power")} at ${of("voltage")} draws`, `through ${of("resistance")}`]
        : [`${of("voltage")} across ${of("resistance")} drives`, `and ${of("power")}`];
    if (known === "i-r") return [`${of("current")} through ${of("resistance")} takes`, `and ${of("power")}`];
    if (known === "i-p") return [`${of("power")} with ${of("current")} takes`, `across ${of("resistance")}`];
    return [`${of("power")} in ${of("resistance")} takes`, `and ${of("current")}`];
  },
});
