/** Resistor color code, IEC 60062:2016. */
export interface BandColor {
  readonly name: string;
  readonly digit?: number;
  /** Power of ten of the multiplier. */
  readonly exponent?: number;
  /** Percent. */
  readonly tolerance?: number;
  /** Parts per million per kelvin. */
  readonly temperatureCoefficient?: number;
  /** Color used for drawing. */
  readonly shade: string;
}

export const BAND_COLORS: readonly BandColor[] = [
  { name: "black", digit: 0, exponent: 0, temperatureCoefficient: 250, shade: "#1b1b1b" },
  { name: "brown", digit: 1, exponent: 1, tolerance: 1, temperatureCoefficient: 100, shade: "#7a4520" },
  { name: "red", digit: 2, exponent: 2, tolerance: 2, temperatureCoefficient: 50, shade: "#c9302c" },
  { name: "orange", digit: 3, exponent: 3, tolerance: 0.05, temperatureCoefficient: 15, shade: "#e8771a" },
  { name: "yellow", digit: 4, exponent: 4, tolerance: 0.02, temperatureCoefficient: 25, shade: "#f0cf1d" },
  { name: "green", digit: 5, exponent: 5, tolerance: 0.5, temperatureCoefficient: 20, shade: "#2e8b47" },
  { name: "blue", digit: 6, exponent: 6, tolerance: 0.25, temperatureCoefficient: 10, shade: "#2b5fb8" },
  { name: "violet", digit: 7, exponent: 7, tolerance: 0.1, temperatureCoefficient: 5, shade: "#7d4aa8" },
  // Older tables have 0.05% for grey.
  { name: "grey", digit: 8, exponent: 8, tolerance: 0.01, temperatureCoefficient: 1, shade: "#8b8b8b" },
  { name: "white", digit: 9, exponent: 9, shade: "#f7f5ef" },
  { name: "gold", exponent: -1, tolerance: 5, shade: "#b8912f" },
  { name: "silver", exponent: -2, tolerance: 10, shade: "#b4b7bb" },
  { name: "pink", exponent: -3, shade: "#e9a1b4" },
];

/** Tolerance of a resistor without a tolerance band, in percent. */
export const NO_BAND_TOLERANCE = 20;
