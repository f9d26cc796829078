/**
 * How cold or hot air feels, by the formulas of the US National Weather Service. Temperatures in °F, wind in miles per
 * hour, humidity in percent.
 */

/** Wind chill holds up to this temperature, °F. */
const COLDEST_CALM = 50;
/** And above this wind, mph. */
const CALM = 3;
/** The heat index holds from this temperature on, °F. */
export const WARM = 80;

export interface Term {
  readonly label: string;
  readonly expression: string;
  readonly value: number;
}

/**
 * Wind chill in °F (NWS and Environment Canada, November 2001); null above 50 °F and up to 3 mph.
 *
 * @param temperature °F
 * @param wind mph
 */
export function windChill(temperature: number, wind: number): number | null {
  if (temperature > COLDEST_CALM || wind <= CALM) return null;
  const power = wind ** 0.16;
  return 35.74 + 0.6215 * temperature - 35.75 * power + 0.4275 * temperature * power;
}

/**
 * Heat index in °F (NWS, after Rothfusz, 1990); null under 80 °F.
 *
 * @param temperature °F
 * @param humidity relative, in percent
 */
export function heatIndex(temperature: number, humidity: number): number | null {
  if (temperature < WARM) return null;
  const simple = simpleHeatIndex(temperature, humidity);
  if (simple < WARM) return simple;
  return (
    regression(temperature, humidity) +
    dryAdjustment(temperature, humidity) +
    humidAdjustment(temperature, humidity)
  );
}

/** Steadman's results, averaged with the temperature: it decides whether the regression is needed. */
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

/** Below 13% humidity, from 80 to 112 °F: not above 0. */
export function dryAdjustment(t: number, r: number): number {
  return r < 13 && t <= 112 ? -((13 - r) / 4) * Math.sqrt((17 - Math.abs(t - 95)) / 17) : 0;
}

/** Above 85% humidity, from 80 to 87 °F: not below 0. */
export function humidAdjustment(t: number, r: number): number {
  return r > 85 && t <= 87 ? ((r - 85) / 10) * ((87 - t) / 5) : 0;
}
