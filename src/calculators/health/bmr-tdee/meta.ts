import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "bmr-tdee-calculator",
  name: "BMR & TDEE Calculator",
  purpose: "The calories your body burns at rest and in a day, by formula or from your own log.",
  keywords: [
    "basal metabolic rate",
    "total daily energy expenditure",
    "maintenance calories",
    "calories burned",
    "Mifflin-St Jeor",
    "Harris-Benedict",
    "Katch-McArdle",
    "metabolism",
    "activity factor",
    "adaptive TDEE",
  ],
} satisfies CalculatorMeta;
