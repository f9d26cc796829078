/** Ways to split a day's energy into carbohydrate, protein and fat. */

export const MACRO_PLANS = {
  balanced: "Balanced: 50 / 20 / 30%",
  "high-protein": "High protein: 40 / 30 / 30%",
  "low-carb": "Low carb: 25 / 35 / 40%",
  keto: "Keto: 5 / 25 / 70%",
  "low-fat": "Low fat: 60 / 20 / 20%",
  "dga-2025": "US guidelines 2025: protein by weight",
  "protein-per-kg": "Protein by weight, my own",
  custom: "My own percentages",
};

export type MacroPlan = keyof typeof MACRO_PLANS;

/** Shares of energy in percent. */
export interface Split {
  readonly carbs: number;
  readonly protein: number;
  readonly fat: number;
}

export const FIXED_SPLITS: Readonly<Partial<Record<MacroPlan, Split>>> = {
  balanced: { carbs: 50, protein: 20, fat: 30 },
  "high-protein": { carbs: 40, protein: 30, fat: 30 },
  "low-carb": { carbs: 25, protein: 35, fat: 40 },
  keto: { carbs: 5, protein: 25, fat: 70 },
  "low-fat": { carbs: 60, protein: 20, fat: 20 },
};

/** Share of fat in the plan by the US guidelines, in percent. */
export const GUIDELINE_FAT = 30;

export const MACROS = ["carbs", "protein", "fat"] as const;

export const MACRO_NAMES = { carbs: "Carbs", protein: "Protein", fat: "Fat" };

/** Atwater general factors in kcal/g. */
export const KCAL_PER_GRAM = { carbs: 4, protein: 4, fat: 9 };
