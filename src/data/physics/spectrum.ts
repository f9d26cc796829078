/**
 * Regions of the electromagnetic spectrum by wavelength in vacuum, from OpenStax, University Physics 2 (2016), section
 * 16.5; microwaves from 300 MHz to 300 GHz. The boundaries are conventions and vary between books.
 */
export interface Region {
  readonly id: string;
  readonly name: string;
  /** Its shortest wavelength, m. */
  readonly from: number;
}

export const REGIONS: readonly Region[] = [
  { id: "radio", name: "Radio waves", from: 1 },
  { id: "microwave", name: "Microwaves", from: 1e-3 },
  { id: "infrared", name: "Infrared", from: 750e-9 },
  { id: "visible", name: "Visible light", from: 380e-9 },
  { id: "ultraviolet", name: "Ultraviolet", from: 10e-9 },
  { id: "x-ray", name: "X-rays", from: 10e-12 },
  { id: "gamma", name: "Gamma rays", from: 0 },
];

/** @param wavelength in m, above 0 */
export function regionOf(wavelength: number): Region {
  return REGIONS.find(({ from }) => wavelength >= from) as Region;
}
