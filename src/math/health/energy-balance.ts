/** Energy and body weight, by rules of thumb. */

/** The rule of 3,500 kcal a pound, in kg: Wishnofsky, Am J Clin Nutr 1958;6:542. */
export const KCAL_PER_KG = 7700;

/** Of the energy eaten, what digesting it takes: about a tenth of a mixed diet. */
export const DIGESTION_SHARE = 0.1;

/** Thermochemical calorie: exact. */
export const KJ_PER_KCAL = 4.184;
