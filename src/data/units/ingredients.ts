/**
 * Weights of a US cup of ingredients (dry ones spooned and leveled), from the household measures in USDA FoodData
 * Central, SR Legacy. `food` is the NDB number.
 */
import names from "./cooking/ingredients.json";
import weights from "./cooking/weights.json";

/** Names of ingredients by ID, the usual kind of each first. */
export { names as NAMES };

export type IngredientId = keyof typeof names;

export interface Ingredient {
  readonly name: string;
  readonly gramsPerUsCup: number;
  readonly food: string;
  /** Whether it is spooned into the cup and leveled; liquids and grains fill it by themselves. */
  readonly isSpooned: boolean;
}

const SPOONED: ReadonlySet<IngredientId> = new Set([
  "flour-all-purpose",
  "flour-whole-wheat",
  "besan",
  "semolina",
  "sugar-powdered",
  "cocoa",
  "cornstarch",
]);

export function ingredientOf(id: IngredientId): Ingredient {
  return { name: names[id], ...weights[id], isSpooned: SPOONED.has(id) };
}
