/**
 * What a US cup of an ingredient weighs, spooned and leveled where it is dry: household measures of USDA FoodData Central,
 * SR Legacy. `food` is the number of the food there (NDB number).
 */
import names from "./cooking/ingredients.json";
import weights from "./cooking/weights.json";

export type IngredientId = keyof typeof names;

export interface Ingredient {
  readonly name: string;
  readonly gramsPerUsCup: number;
  readonly food: string;
}

export function ingredientOf(id: IngredientId): Ingredient {
  return { name: names[id], ...weights[id] };
}
