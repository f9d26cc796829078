/** Constants of the 2019 SI, exact by definition. */

/** In J/(mol·K), and so in kPa·L/(mol·K). */
export const GAS_CONSTANT = 8.314_462_618_153_24;
/** In 1/mol. */
export const AVOGADRO = 6.022_140_76e23;
/** In C/mol: the charge of a mole of elementary charges. */
export const FARADAY = 96_485.332_123_310_01;
