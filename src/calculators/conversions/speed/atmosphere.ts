/**
 * The standard atmosphere: ISO 2533:1975 and ICAO Doc 7488/3 up to 80 km, and the US Standard Atmosphere 1976 for the
 * last layer. Heights are in meters and temperatures in kelvins.
 */

/** Ratio of the specific heats of air, and its gas constant in J/(kg·K). */
export const HEAT_RATIO = 1.4;
export const GAS_CONSTANT = 287.05287;

/** The Earth's radius in the model, m. */
const EARTH_RADIUS = 6_356_766;

export const LOWEST = -5000;
export const HIGHEST = 84_852;
/** The upper limit as geometric altitude, m. */
export const HIGHEST_GEOMETRIC = 86_000;

export interface Layer {
  /** Geopotential height at the bottom of the layer, m, and the temperature there, K. */
  readonly from: number;
  readonly temperature: number;
  /** Kelvins per kilometer. */
  readonly lapse: number;
}

const LAYERS: readonly Layer[] = [
  { from: 0, temperature: 288.15, lapse: -6.5 },
  { from: 11_000, temperature: 216.65, lapse: 0 },
  { from: 20_000, temperature: 216.65, lapse: 1 },
  { from: 32_000, temperature: 228.65, lapse: 2.8 },
  { from: 47_000, temperature: 270.65, lapse: 0 },
  { from: 51_000, temperature: 270.65, lapse: -2.8 },
  { from: 71_000, temperature: 214.65, lapse: -2 },
];

/** The layer at a geopotential height. The first layer extends below sea level. */
export function layerAt(height: number): Layer {
  return LAYERS.findLast(({ from }) => height >= from) ?? (LAYERS[0] as Layer);
}

/** Kelvins at a geopotential height in meters, within −5,000 to 84,852. */
export function temperatureAt(height: number): number {
  const { from, temperature, lapse } = layerAt(height);
  return temperature + (lapse * (height - from)) / 1000;
}

/** Geopotential height of a geometric altitude, m. */
export function geopotential(geometric: number): number {
  return (EARTH_RADIUS * geometric) / (EARTH_RADIUS + geometric);
}

/** Speed of sound in m/s at a temperature in kelvins. */
export function speedOfSound(temperature: number): number {
  return Math.sqrt(HEAT_RATIO * GAS_CONSTANT * temperature);
}
