const RECIPROCAL = /^1\/(.+?)([²³]?)$/;

/** A unit as it is printed: `s⁻¹` for 1/s, and `m⁻²` for 1/m². */
export function printedUnit(symbol: string): string {
  return symbol.replace(RECIPROCAL, (_, unit, power) => `${unit}⁻${power || "¹"}`);
}
