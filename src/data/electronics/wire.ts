/** Wire: ASTM B258 (American wire gauge), IEC 60028 (annealed copper) and common values for aluminum of 61% IACS. */
export const AWG = {
  /** Diameter of No. 36, in millimeters: 0.005 inch. */
  smallest: 0.127,
  smallestNumber: 36,
  /** Ratio of the diameters of No. 0000 and No. 36, which are 39 steps apart. */
  ratio: 92,
  steps: 39,
} as const;

/**
 * Sizes of wire and cable as they are sold in North America. Building wire: NFPA 70 (National Electrical Code), chapter
 * 9, table 8, up to 4/0 by gauge (0 to −3 for 1/0 to 4/0), above in thousands of circular mils. Thinner hook-up wire
 * comes in even gauges: SAE AS22759.
 */
export const TRADE_SIZES = {
  hookUpAwg: [30, 28, 26, 24, 22, 20],
  awg: [18, 16, 14, 12, 10, 8, 6, 4, 3, 2, 1, 0, -1, -2, -3],
  kcmil: [250, 300, 350, 400, 500, 600, 700, 750, 800, 900, 1000, 1250, 1500, 1750, 2000],
} as const;

/**
 * How much longer the strands of a cable are than the cable: 2%, so its resistance is as much higher. ASTM B8 (copper)
 * and B231 (aluminum), concentric lay.
 */
export const STRAND_FACTOR = 1.02;

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
