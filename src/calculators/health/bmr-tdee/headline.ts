import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { calories } from "../../../math/health/calorie-text";
import type { Expenditure } from "./expenditure";

export function headline({ tdee, bmr, logged, formulas }: Expenditure, format: Format): Headline {
  const figure = calories(tdee, format);
  const second = `${calories(bmr, format)} of them at rest`;
  if (logged)
    return {
      label: "Calories a day",
      before: "According to your log, you burn about",
      figure,
      after: ` calories a day, give or take ${calories(logged.margin, format)}.`,
      second,
    };
  const found = formulas.flatMap((row) => row.tdee ?? []);
  return {
    label: "Calories a day",
    before: "You burn about",
    figure,
    after: ` calories a day; the formulas range from ${calories(Math.min(...found), format)} to ${calories(Math.max(...found), format)}.`,
    second,
  };
}
