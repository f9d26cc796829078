import { EXAMPLE_DAY } from "../../../fieldsets/energy";
import { defineView, tabsFrom } from "../../../site/kit";
import { MEASURED } from "../../../site/kit/measured";
import calories from "./calculator";
import { MacroRing } from "./MacroRing";

export default defineView(calories, {
  measured: MEASURED,
  opening: { dayPlan: EXAMPLE_DAY },
  idleInputs: ({ inputs }) => [
    ...(inputs.goal === "maintain" ? (["model", "startDate"] as const) : []),
    ...(inputs.sex === "male" && inputs.lifeStage === "none" ? (["lifeStage"] as const) : []),
  ],
  hints: {
    activity: ({ model, format }) => `${format.number(model.maintenance, 0)} kcal a day maintains your weight`,
    goalWeightKg: ({ outputs, format }) => `BMI ${format.number(outputs.goalBmi, 1)}`,
    goalWeightLb: ({ outputs, format }) => `BMI ${format.number(outputs.goalBmi, 1)}`,
    macroPlan: ({ outputs, format }) => `${format.number(outputs.proteinGramsPerKg, 2)} g of protein per kg`,
  },
  Display: MacroRing,
  tabs: tabsFrom(() => import("./tabs")),
});
