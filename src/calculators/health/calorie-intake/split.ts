/** The day's split into carbohydrate, protein and fat. */
import type { Problem } from "../../../core/calculator";
import { ENERGY } from "../../../data/energy";
import { atLeast, exceeds } from "../../../math/numbers/slack";
import type { Inputs } from "./inputs";
import { FIXED_SPLITS, GUIDELINE_FAT, KCAL_PER_GRAM, MACROS, type Split } from "./macro-plans";

/** Custom percentages may differ from a sum of 100 by this much. */
const SUM_SLACK = 0.05;

export function splitProblems({ macroPlan, carbsPercent, proteinPercent, fatPercent }: Inputs): Problem[] {
  if (macroPlan !== "custom") return [];
  const sum = carbsPercent + proteinPercent + fatPercent;
  return exceeds(Math.abs(sum - 100), SUM_SLACK)
    ? [{ field: "carbsPercent", message: "Carbs, protein and fat must add up to 100%." }]
    : [];
}

/** The split of the chosen plan as table rows; null if protein and fat exceed 100%. */
export function dailySplit(inputs: Inputs, kg: number, dailyKcal: number) {
  const split = splitOf(inputs, kg, dailyKcal);
  if (!atLeast(split.carbs, 0)) return null;
  return MACROS.map((macro) => {
    const percent = Math.max(0, split[macro]);
    const kcal = (dailyKcal * percent) / 100;
    const { low, high } = ENERGY.macroRanges.value[macro];
    return {
      macro,
      percent,
      kcal,
      grams: kcal / KCAL_PER_GRAM[macro],
      amdrLow: low,
      amdrHigh: high,
      withinAmdr: atLeast(percent, low) && !exceeds(percent, high),
    };
  });
}

function splitOf(inputs: Inputs, kg: number, dailyKcal: number): Split {
  const { macroPlan, carbsPercent, proteinPercent, fatPercent, proteinPerKg } = inputs;
  const fixed = FIXED_SPLITS[macroPlan];
  if (fixed) return fixed;
  if (macroPlan === "custom") return { carbs: carbsPercent, protein: proteinPercent, fat: fatPercent };
  const byGuideline = macroPlan === "dga-2025";
  const { low, high } = ENERGY.proteinGuideline.value;
  const perKg = byGuideline ? (low + high) / 2 : proteinPerKg;
  const protein = (100 * perKg * kg * KCAL_PER_GRAM.protein) / dailyKcal;
  const fat = byGuideline ? GUIDELINE_FAT : fatPercent;
  return { carbs: 100 - protein - fat, protein, fat };
}
