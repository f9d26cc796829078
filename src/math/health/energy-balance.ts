/** Rules of thumb about energy and body weight. */

/** The rule of 3,500 kcal per pound, per kilogram: Wishnofsky, Am J Clin Nutr 1958;6:542. */
export const KCAL_PER_KG = 7700;

/** Fraction of the energy eaten that digestion uses: about a tenth for a mixed diet. */
export const DIGESTION_SHARE = 0.1;

/** Thermochemical calorie, exact. */
export const KJ_PER_KCAL = 4.184;
