import { SPECIFIC_HEATS } from "../../../../data/physics/specific-heats";
import { defineView } from "../../../../site/kit";
import calculator from "./heat";

export default defineView(calculator, {
  hints: {
    specificHeat: ({ model: { values } }) =>
      SPECIFIC_HEATS.find(({ specificHeat }) => specificHeat === values.specificHeat)?.material ?? null,
  },
  tabs: [{ label: "Specific heats", table: "specificHeats" }],
});
