import type { Distribution } from "../../../math/dice/odds";
import type { Origin } from "./draw";

/** The probability of each total, and of at least that total. */
export function oddsRows(odds: Distribution | null) {
  if (!odds) return [];
  const { low, weights, whole } = odds;
  const rows = Array.from(weights, (weight, i) => ({
    total: low + i,
    probability: weight / whole,
    atLeast: 0,
  }));
  let above = 0;
  for (const [i, row] of [...rows.entries()].reverse()) {
    above += weights[i] as number;
    row.atLeast = Math.min(1, above / whole);
  }
  return rows;
}

/** Shows how one of the first values was drawn. */
export function originRow(origin: Origin, i: number) {
  if (origin.kind === "unit")
    return {
      n: i + 1,
      range: null,
      bytes: 7,
      read: String(bitsOf(origin.unit)),
      rejected: 0,
      limit: null,
      result: String(origin.unit),
    };
  const { n, bytes, read, limit, result } = origin.draw;
  return {
    n: i + 1,
    range: String(n),
    bytes,
    read: read.join(", "),
    rejected: read.length - 1,
    limit: String(limit),
    result: String(result),
  };
}

/** The 52 bits k that gave (2k + 1) ÷ 2^53. */
export function bitsOf(unit: number): bigint {
  return BigInt((unit * 2 ** 53 - 1) / 2);
}
