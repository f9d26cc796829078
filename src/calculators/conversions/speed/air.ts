import { InputError } from "../../../core/calculator";
import { geopotential, HIGHEST, HIGHEST_GEOMETRIC, LOWEST, speedOfSound, temperatureAt } from "./atmosphere";
import type { Inputs } from "./fields";

/** The air that Mach numbers refer to. */
export interface Air {
  /** Geopotential height in meters, or null if the temperature was given. */
  readonly height: number | null;
  /** Kelvins. */
  readonly temperature: number;
  /** m/s */
  readonly speedOfSound: number;
}

const METERS = { meter: 1, foot: 0.3048 } as const;

/** Tolerance for rounding errors at the limits, in meters. */
const SLACK = 1e-9;

const ZERO_CELSIUS = 273.15;

/** @throws InputError if the altitude is outside the standard atmosphere */
export function airOf({ machModel, altitude, altitudeUnit, altitudeType, airTemperature }: Inputs): Air {
  if (machModel === "temperature") {
    const temperature = airTemperature + ZERO_CELSIUS;
    return { height: null, temperature, speedOfSound: speedOfSound(temperature) };
  }
  const meters = altitude * METERS[altitudeUnit];
  const height = altitudeType === "geometric" ? geopotential(meters) : meters;
  const isWithin =
    // Below the Earth's center, a geometric altitude has no geopotential height.
    Math.min(height, meters) >= LOWEST - SLACK &&
    (altitudeType === "geometric" ? meters <= HIGHEST_GEOMETRIC + SLACK : height <= HIGHEST + SLACK);
  if (!isWithin) throw new InputError("altitude", "The standard atmosphere is defined from −5,000 to 84,852 m.");
  const temperature = temperatureAt(height);
  return { height, temperature, speedOfSound: speedOfSound(temperature) };
}
