export interface FeelsLike {
  /** °F */
  readonly air: number;
  /** Miles per hour. */
  readonly wind: number;
  /** Wind chill, heat index and the one that applies, on the scale of the input. Null if not applicable. */
  readonly windChill: number | null;
  readonly heatIndex: number | null;
  readonly felt: number;
  readonly kind: "wind-chill" | "heat-index" | "air";
}
/**
 * How cold or hot the air feels, by the formulas of the US National Weather Service. Temperatures are in °F, wind in
 * miles per hour, and humidity in percent.
 */

/** Maximum temperature for wind chill, °F. */
const MAX_WIND_CHILL_TEMPERATURE = 50;
/** Wind chill applies only above this wind speed, mph. */
const CALM = 3;
/** Minimum temperature for the heat index, °F. */
export const WARM = 80;

export interface Term {
  readonly label: string;
  readonly expression: string;
  readonly value: number;
}

/**
 * Wind chill in °F (NWS and Environment Canada, November 2001), or null above 50 °F or at 3 mph or less.
 *
 * @param temperature °F
 * @param wind mph
 */
export function windChill(temperature: number, wind: number): number | null {
  if (temperature > MAX_WIND_CHILL_TEMPERATURE || wind <= CALM) return null;
  const power = wind ** 0.16;
  return 35.74 + 0.6215 * temperature - 35.75 * power + 0.4275 * temperature * power;
}

/**
 * Heat index in °F (NWS, after Rothfusz, 1990), or null below 80 °F.
 *
 * @param temperature °F
 * @param humidity relative humidity in percent
 */
export function heatIndex(temperature: number, humidity: number): number | null {
  if (temperature < WARM) return null;
  const simple = simpleHeatIndex(temperature, humidity);
  if (simple < WARM) return simple;
  return (
    regression(temperature, humidity) + dryAdjustment(temperature, humidity) + humidAdjustment(temperature, humidity)
  );
}

/** Simple estimate after Steadman, averaged with the temperature. It determines whether the regression is needed. */
export function simpleHeatIndex(t: number, r: number): number {
  return 0.5 * (t + 61 + (t - 68) * 1.2 + 0.094 * r);
}

/** Rothfusz's regression. */
export function regression(t: number, r: number): number {
  return (
    -42.379 +
    2.04901523 * t +
    10.14333127 * r -
    0.22475541 * t * r -
    0.00683783 * t * t -
    0.05481717 * r * r +
    0.00122874 * t * t * r +
    0.00085282 * t * r * r -
    0.00000199 * t * t * r * r
  );
}

/** Adjustment below 13% humidity, from 80 to 112 °F. Never positive. */
export function dryAdjustment(t: number, r: number): number {
  return r < 13 && t <= 112 ? -((13 - r) / 4) * Math.sqrt((17 - Math.abs(t - 95)) / 17) : 0;
}

/** Adjustment above 85% humidity, from 80 to 87 °F. Never negative. */
export function humidAdjustment(t: number, r: number): number {
  return r > 85 && t <= 87 ? ((r - 85) / 10) * ((87 - t) / 5) : 0;
}
