import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "calorie-intake-calculator",
  name: "Calorie Intake Calculator",
  purpose: "How much to eat to reach a target weight, when you get there, and what keeps you there.",
  keywords: [
    "calorie deficit",
    "calorie surplus",
    "lose weight",
    "gain weight",
    "weight loss date",
    "body weight planner",
    "3500 calorie rule",
    "macros",
    "protein per kg",
    "diet plan",
  ],
} satisfies CalculatorMeta;
