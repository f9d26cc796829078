/** What each method requires, its estimate, and the problems if there is none. */
import type { Problem } from "../../../core/calculator";
import { exceeds } from "../../../math/numbers/slack";
import {
  armyPercent,
  cunBaePercent,
  deurenbergPercent,
  fatByDensity,
  foldDensity,
  navyPercent,
  rfmPercent,
  ymcaPercent,
} from "./equations";
import { FOLDS, type Fold, type Inputs, type Method } from "./inputs";
import type { Girth, Measures } from "./measures";

export const ADULT_YEARS = 18;

export interface Estimate {
  readonly percent: number;
  /** Body density in g/mL; null unless the method uses skinfolds. */
  readonly density: number | null;
}

type Outcome = { readonly estimate: Estimate } | { readonly problems: readonly Problem[] };

/** Usual error of each method, in percentage points of body fat. */
export const LEEWAY: Readonly<Record<Method, number>> = {
  navy: 4,
  "army-2023": 4,
  ymca: 4,
  deurenberg: 5,
  "cun-bae": 5,
  rfm: 4,
  "jackson-pollock-3": 4,
  "jackson-pollock-7": 4,
};

/** The folds that a method adds up; empty if it does not use skinfolds. */
export function foldsOf(method: Method, sex: Inputs["sex"]): readonly Fold[] {
  if (method === "jackson-pollock-7") return Object.keys(FOLDS) as Fold[];
  if (method !== "jackson-pollock-3") return [];
  return sex === "male" ? ["chestFold", "abdominalFold", "thighFold"] : ["tricepsFold", "suprailiacFold", "thighFold"];
}

/** The girths that a method uses. If a man's abdomen was not measured, his waist is used. */
export function girthsOf(method: Method, { sex, girths }: Pick<Measures, "sex" | "girths">): readonly Girth[] {
  switch (method) {
    case "navy":
      return sex === "male" ? ["neck", "waist"] : ["neck", "waist", "hip"];
    case "army-2023":
      return [sex === "male" && girths.abdomen === null && girths.waist !== null ? "waist" : "abdomen"];
    case "ymca":
    case "rfm":
      return ["waist"];
    default:
      return [];
  }
}

/** Body fat by one method, or problems with the inputs in use. */
export function estimateBy(method: Method, inputs: Inputs, measures: Measures): Outcome {
  const missing = missingFor(method, inputs, measures);
  if (missing.length > 0) return { problems: missing };
  const { neck, waist } = measures.girths;
  if (method === "navy" && !exceeds(waist ?? 0, neck ?? 0))
    return {
      problems: [{ field: keyOf("neck", inputs), message: "The waist must be larger than the neck." }],
    };
  const estimate = evaluate(method, inputs, measures);
  const field = blamed(method, inputs, measures);
  if (!exceeds(estimate.percent, 0))
    return { problems: [{ field, message: "These measurements give no positive body fat. Check them." }] };
  if (estimate.percent >= 100)
    return { problems: [{ field, message: "These measurements give a body fat of 100% or more. Check them." }] };
  return { estimate };
}

function missingFor(method: Method, inputs: Inputs, measures: Measures): Problem[] {
  const girths = girthsOf(method, measures).flatMap((girth) =>
    measures.girths[girth] === null
      ? [
          {
            field: keyOf(girth, inputs),
            message:
              girth === "abdomen"
                ? "Enter the abdomen at the navel."
                : `Enter the ${girth} measurement for this method.`,
          },
        ]
      : [],
  );
  const folds = foldsOf(method, measures.sex).flatMap((fold) =>
    measures.folds[fold] === null
      ? [{ field: fold, message: `Enter the ${FOLDS[fold].toLowerCase()} skinfold measurement for this method.` }]
      : [],
  );
  const tooYoung =
    measures.age < ADULT_YEARS && method !== "deurenberg"
      ? [
          {
            field: "ageYears",
            message: "This method is for adults of 18 and over. Use the BMI method for children.",
          },
        ]
      : [];
  return [...girths, ...folds, ...tooYoung];
}

function evaluate(method: Method, inputs: Inputs, measures: Measures): Estimate {
  const { neck, waist, hip, abdomen } = measures.girths as Readonly<Record<Girth, number>>;
  const plain = (percent: number) => ({ percent, density: null });
  switch (method) {
    case "navy":
      return plain(navyPercent(measures, waist + (measures.sex === "female" ? hip : 0) - neck));
    case "army-2023":
      return plain(armyPercent(measures, abdomen ?? waist, inputs.officialRounding));
    case "ymca":
      return plain(ymcaPercent(measures, waist));
    case "deurenberg":
      return plain(deurenbergPercent(measures));
    case "cun-bae":
      return plain(cunBaePercent(measures));
    case "rfm":
      return plain(rfmPercent(measures, waist));
    default: {
      const folds = foldsOf(method, measures.sex);
      const sum = folds.reduce((total, fold) => total + (measures.folds[fold] ?? 0), 0);
      const density = foldDensity(measures, folds.length as 3 | 7, sum);
      return { percent: fatByDensity(density, inputs.densityEquation), density };
    }
  }
}

/** The input at which to report an impossible result. */
function blamed(method: Method, inputs: Inputs, measures: Measures): string {
  const [fold] = foldsOf(method, measures.sex);
  if (fold) return fold;
  const girths = girthsOf(method, measures);
  const girth = girths.find((one) => one !== "neck");
  return girth ? keyOf(girth, inputs) : inputs.unitSystem === "imperial" ? "weightLb" : "weightKg";
}

function keyOf(girth: Girth, { unitSystem }: Inputs): string {
  return unitSystem === "metric" ? `${girth}Cm` : `${girth}In`;
}
