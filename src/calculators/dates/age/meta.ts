import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "age-calculator",
  name: "Age Calculator",
  purpose: "Your age in every unit, your next birthdays, and the dates that the law ties to an age.",
  keywords: [
    "how old am I",
    "date of birth",
    "birthday countdown",
    "age difference",
    "age in days",
    "full retirement age",
    "age on other planets",
    "leap day birthday",
    "generation",
  ],
} satisfies CalculatorMeta;
