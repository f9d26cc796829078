import { CONCRETE } from "../../../data/concrete";
import { wholeUp } from "../../../math/numbers/slack";
import type { Inputs } from "./inputs";

/** Dry materials for concrete mixed on site. */
export interface SiteMix {
  /** Parts of sand and of aggregate to one of cement. */
  readonly sandParts: number;
  readonly aggregateParts: number;
  /** Volumes in m³. */
  readonly dry: number;
  readonly cement: number;
  readonly sand: number;
  readonly aggregate: number;
  readonly cementKg: number;
  readonly bags: number;
  readonly wholeBags: number;
  /** Equal to its weight in kg. */
  readonly waterLiters: number;
  /** Null unless all three prices are known. */
  readonly cost: number | null;
}

/**
 * Materials of a nominal mix, as calculated on Indian construction sites: the dry volume divided in the proportions of
 * the grade.
 *
 * @param volume of wet concrete, in m³
 * @returns null if no grade is chosen
 */
export function siteMix(inputs: Inputs, volume: number): SiteMix | null {
  const { mixGrade, cementPrice, sandPrice, aggregatePrice } = inputs;
  if (mixGrade === "none") return null;
  const [sandParts = 0, aggregateParts = 0] =
    mixGrade === "custom" ? [inputs.ratioSand, inputs.ratioAggregate] : CONCRETE.nominalMixes.value[mixGrade];
  const dry = volume * inputs.dryFactor;
  const part = dry / (1 + sandParts + aggregateParts);
  const sand = part * sandParts;
  const aggregate = part * aggregateParts;
  const cementKg = part * inputs.cementDensity;
  const bags = cementKg / inputs.cementBagKg;
  const wholeBags = wholeUp(bags);
  const priced = cementPrice !== null && sandPrice !== null && aggregatePrice !== null;
  return {
    sandParts,
    aggregateParts,
    dry,
    cement: part,
    sand,
    aggregate,
    cementKg,
    bags,
    wholeBags,
    waterLiters: cementKg * inputs.waterCementRatio,
    cost: priced ? wholeBags * cementPrice + sand * sandPrice + aggregate * aggregatePrice : null,
  };
}
