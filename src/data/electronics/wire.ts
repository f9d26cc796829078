/** Wire: ASTM B258 (American wire gauge), IEC 60028 (annealed copper) and common values for aluminum of 61% IACS. */
export const AWG = {
  /** Diameter of No. 36, in millimeters: 0.005 inch. */
  smallest: 0.127,
  smallestNumber: 36,
  /** Ratio of the diameters of No. 0000 and No. 36, which are 39 steps apart. */
  ratio: 92,
  steps: 39,
} as const;

/** Resistivity at 20 °C in Ω·m, and its relative change per kelvin at 20 °C. */
export const CONDUCTORS = {
  copper: { resistivity: 1.7241e-8, temperatureCoefficient: 0.00393 },
  aluminum: { resistivity: 2.8264e-8, temperatureCoefficient: 0.00403 },
} as const;

export const REFERENCE_CELSIUS = 20;

/** IPC-2221 (2003), section 6.2: current of a track = k · ΔT^0.44 · A^0.725, area in square mils. */
export const TRACK = {
  factor: { external: 0.048, internal: 0.024 },
  riseExponent: 0.44,
  areaExponent: 0.725,
  /** Thickness of copper that weighs one ounce per square foot, in mils. */
  milsPerOunce: 1.378,
} as const;
