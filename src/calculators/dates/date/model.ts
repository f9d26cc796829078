import { defineCalculator } from "../../../core/calculator";
import { answerFor } from "./answers";
import { inputs, outputs } from "./fields";
import { headlineFor } from "./headline";
import { noticesFor } from "./notices";
import { workingFor } from "./working";

export default defineCalculator({
  id: "date-calculator",
  inputs,
  outputs,
  solve: {
    for: ["endDate", "startDate", "days", "targetDate"],
    from: ["totalDays", "businessDays", "resultDate", "daysFromStart", "daysUntil"],
  },

  compute(inputs, { format }) {
    return { ...answerFor(inputs, format), notices: () => noticesFor(inputs, format) };
  },
  headline: headlineFor,
  working: workingFor,
});
