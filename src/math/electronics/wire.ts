/** Wire gauges (ASTM B258) and wire resistance. Diameters are in millimeters, areas in square millimeters. */
import { AWG, CONDUCTORS, REFERENCE_CELSIUS, STRAND_FACTOR, TRADE_SIZES } from "../../data/electronics/wire";

export type Conductor = keyof typeof CONDUCTORS;

const LARGEST_AWG = -3;
const SMALLEST_AWG = 40;

/**
 * Reads an AWG number: `12`, `#12` and `AWG 12` are 12; `0` is 0; `00` and `2/0` are −1; `4/0` is −3. Returns null if
 * the text is not a wire gauge.
 */
export function readGauge(text: string): number | null {
  const plain = text.replace(/awg|no\.|#|gauge/gi, "").trim();
  if (/^0{1,4}$/.test(plain)) return 1 - plain.length;
  const slash = /^([1-4])\/0$/.exec(plain);
  if (slash) return 1 - Number(slash[1]);
  const number = /^\d{1,2}$/.test(plain) ? Number(plain) : Number.NaN;
  return number >= 1 && number <= SMALLEST_AWG ? number : null;
}

/** Writes a gauge: 12 as `12`, 0 as `1/0`, −3 as `4/0`. */
export function gaugeText(gauge: number): string {
  return gauge > 0 ? String(gauge) : `${1 - gauge}/0`;
}

export function gaugeDiameter(gauge: number): number {
  return AWG.smallest * AWG.ratio ** ((AWG.smallestNumber - gauge) / AWG.steps);
}

export function areaOf(diameter: number): number {
  return (Math.PI / 4) * diameter ** 2;
}

export function diameterOf(area: number): number {
  return Math.sqrt((4 * area) / Math.PI);
}

/** The existing gauge whose area is closest by ratio. */
export function nearestGauge(area: number): number {
  const steps = (AWG.steps * Math.log(diameterOf(area) / AWG.smallest)) / Math.log(AWG.ratio);
  return Math.min(SMALLEST_AWG, Math.max(LARGEST_AWG, Math.round(AWG.smallestNumber - steps))) + 0;
}

/**
 * Resistivity in Ω·m.
 *
 * @param temperature in °C
 */
export function resistivity(conductor: Conductor, temperature: number): number {
  const { resistivity: at20, temperatureCoefficient } = CONDUCTORS[conductor];
  return at20 * (1 + temperatureCoefficient * (temperature - REFERENCE_CELSIUS));
}

/** Resistance of a solid wire in Ω/km. */
export function resistancePerKm(conductor: Conductor, temperature: number, area: number): number {
  return (resistivity(conductor, temperature) * 1e9) / area;
}

/** One kcmil, which is 1,000 circular mils (a circular mil is the area of a circle one mil in diameter), in mm². */
export const MM2_PER_KCMIL = (Math.PI / 4) * 25.4 ** 2 * 1e-3;

/** A size as it is written in North America: a gauge number, or above 4/0 the area in kcmil. */
export type WireSize = { readonly gauge: number } | { readonly kcmil: number };

const KCMIL = { smallest: TRADE_SIZES.kcmil[0], largest: TRADE_SIZES.kcmil[TRADE_SIZES.kcmil.length - 1] as number };

/**
 * Reads a gauge, as `readGauge` does, or an area: `500 kcmil`, `MCM 500` and `500` are 500 kcmil, from 250 to 2,000.
 * Returns null if the text is neither.
 */
export function readWireSize(text: string): WireSize | null {
  const gauge = readGauge(text);
  if (gauge !== null) return { gauge };
  const plain = text.replace(/kcmil|mcm|,/gi, "").trim();
  const kcmil = /^\d{3,4}$/.test(plain) ? Number(plain) : Number.NaN;
  return kcmil >= KCMIL.smallest && kcmil <= KCMIL.largest ? { kcmil } : null;
}

/** Writes a size: `AWG 12`, `500 kcmil`. */
export function wireSizeText(size: WireSize): string {
  return "gauge" in size ? `AWG ${gaugeText(size.gauge)}` : `${size.kcmil} kcmil`;
}

/** The size, as sold in North America, whose area is closest by ratio: a gauge up to 4/0, above it an area in kcmil. */
export function nearestSize(area: number): WireSize {
  const distance = (size: WireSize) => Math.abs(Math.log(areaOfSize(size) / area));
  const sizes: readonly WireSize[] = TRADE_SIZES.kcmil.map((kcmil) => ({ kcmil }));
  return sizes.reduce((best, size) => (distance(size) < distance(best) ? size : best), { gauge: nearestGauge(area) });
}

/** Area of the metal in square millimeters. */
export function areaOfSize(size: WireSize): number {
  return "gauge" in size ? areaOf(gaugeDiameter(size.gauge)) : size.kcmil * MM2_PER_KCMIL;
}

/** Resistance by that of a solid wire of the same area: 1 for a gauge, more for cable in kcmil, which is stranded. */
export function strandFactor(size: WireSize): number {
  return "gauge" in size ? 1 : STRAND_FACTOR;
}
