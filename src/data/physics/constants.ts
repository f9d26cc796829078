/**
 * Fundamental physical constants: 2022 CODATA recommended values (P. J. Mohr, D. B. Newell, B. N. Taylor and E.
 * Tiesinga, published by NIST in May 2024, https://physics.nist.gov/constants), and the standard values of gravity and
 * the atmosphere, exact by definition (3rd and 10th General Conference on Weights and Measures, 1901 and 1954).
 *
 * Since the revision of the SI of May 20, 2019, five of them are exact by definition. Constants that follow from those
 * are computed here.
 */

/** m/s, in vacuum */
export const SPEED_OF_LIGHT = 299_792_458;
/** Newton's constant, m³/(kg·s²). */
export const GRAVITATIONAL = 6.6743e-11;
/** J·s */
export const PLANCK = 6.62607015e-34;
/** C */
export const ELEMENTARY_CHARGE = 1.602176634e-19;
/** J/K */
export const BOLTZMANN = 1.380649e-23;
/** 1/mol */
export const AVOGADRO = 6.02214076e23;
/** J/(mol·K) */
export const GAS = AVOGADRO * BOLTZMANN;
/** Vacuum permittivity, F/m. */
export const ELECTRIC = 8.8541878188e-12;
/** kg */
export const ELECTRON_MASS = 9.1093837139e-31;
export const PROTON_MASS = 1.67262192595e-27;
export const NEUTRON_MASS = 1.67492750056e-27;
/** W/(m²·K⁴) */
export const STEFAN_BOLTZMANN = (2 * Math.PI ** 5 * BOLTZMANN ** 4) / (15 * PLANCK ** 3 * SPEED_OF_LIGHT ** 2);

/**
 * Peaks of the blackbody spectrum by wavelength and by frequency: the positive solutions of x = 5(1 − e⁻ˣ) and
 * x = 3(1 − e⁻ˣ).
 */
export const WAVELENGTH_PEAK = 4.965114231744276;
export const FREQUENCY_PEAK = 2.8214393721220787;
/** Wien's displacement constant, m·K. */
export const WIEN = (PLANCK * SPEED_OF_LIGHT) / (WAVELENGTH_PEAK * BOLTZMANN);
/** Wien's displacement constant for frequencies, Hz/K. */
export const WIEN_FREQUENCY = (FREQUENCY_PEAK * BOLTZMANN) / PLANCK;

/** m/s² */
export const STANDARD_GRAVITY = 9.80665;
/** Pa */
export const STANDARD_ATMOSPHERE = 101_325;

export interface Constant {
  readonly symbol: string;
  readonly name: string;
  readonly value: number;
  /** One standard deviation, or 0 for an exact value. */
  readonly uncertainty: number;
  readonly unit: string;
}

export const CONSTANTS: readonly Constant[] = [
  exact("c", "Speed of light in vacuum", SPEED_OF_LIGHT, "m/s"),
  measured("G", "Newtonian constant of gravitation", GRAVITATIONAL, 0.00015e-11, "m³/(kg·s²)"),
  exact("h", "Planck constant", PLANCK, "J·s"),
  exact("ħ", "Reduced Planck constant", PLANCK / (2 * Math.PI), "J·s"),
  exact("e", "Elementary charge", ELEMENTARY_CHARGE, "C"),
  exact("k", "Boltzmann constant", BOLTZMANN, "J/K"),
  exact("N_A", "Avogadro constant", AVOGADRO, "1/mol"),
  exact("R", "Molar gas constant", GAS, "J/(mol·K)"),
  exact("F", "Faraday constant", AVOGADRO * ELEMENTARY_CHARGE, "C/mol"),
  measured("ε₀", "Vacuum electric permittivity", ELECTRIC, 0.0000000014e-12, "F/m"),
  measured("μ₀", "Vacuum magnetic permeability", 1.25663706127e-6, 0.0000000002e-6, "N/A²"),
  measured("Z₀", "Characteristic impedance of vacuum", 376.730313412, 0.000000059, "Ω"),
  measured("m_e", "Electron mass", ELECTRON_MASS, 0.0000000028e-31, "kg"),
  measured("m_p", "Proton mass", PROTON_MASS, 0.00000000052e-27, "kg"),
  measured("m_n", "Neutron mass", NEUTRON_MASS, 0.00000000085e-27, "kg"),
  measured("u", "Atomic mass constant", 1.66053906892e-27, 0.00000000052e-27, "kg"),
  measured("α", "Fine-structure constant", 7.2973525643e-3, 0.0000000011e-3, ""),
  measured("R∞", "Rydberg constant", 10973731.568157, 0.000012, "1/m"),
  measured("a₀", "Bohr radius", 5.29177210544e-11, 0.00000000082e-11, "m"),
  exact("σ", "Stefan–Boltzmann constant", STEFAN_BOLTZMANN, "W/(m²·K⁴)"),
  exact("b", "Wien wavelength displacement law constant", WIEN, "m·K"),
  exact("g_n", "Standard acceleration of gravity", STANDARD_GRAVITY, "m/s²"),
  exact("atm", "Standard atmosphere", STANDARD_ATMOSPHERE, "Pa"),
];

/** Printed subscripts of the symbols: `N_A` → Nₐ. */
const SUBSCRIPTS: Readonly<Record<string, string>> = { _A: "ₐ", _e: "ₑ", _p: "ₚ", _n: "ₙ" };

/** The symbol of a constant as printed in books. */
export function printedSymbol(symbol: string): string {
  return symbol.replace(/_[A-Za-z]/, (subscript) => SUBSCRIPTS[subscript] ?? subscript);
}

function exact(symbol: string, name: string, value: number, unit: string): Constant {
  return { symbol, name, value, uncertainty: 0, unit };
}

function measured(symbol: string, name: string, value: number, uncertainty: number, unit: string): Constant {
  return { symbol, name, value, uncertainty, unit };
}
