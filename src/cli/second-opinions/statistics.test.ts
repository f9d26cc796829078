/** The average calculator and the normal distribution, compared with Python's statistics module. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { findEntry, loadCalculator } from "../../calculators/catalog";
import { outputsOf } from "../../core/testing";
import { normalCdf, normalQuantile } from "../../math/statistics/normal";
import { describeWith, python, runPython } from "../../testing-programs";

const ASK = `
import json, statistics as s, sys
answers = []
for data in json.load(sys.stdin):
    positive = min(data) > 0
    answers.append({
        "mean": s.fmean(data),
        "median": s.median(data),
        "variancePopulation": s.pvariance(data),
        "varianceSample": s.variance(data),
        "sdPopulation": s.pstdev(data),
        "sdSample": s.stdev(data),
        "geometricMean": s.geometric_mean(data) if positive else None,
        "harmonicMean": s.harmonic_mean(data) if positive else None,
        "inclusive": s.quantiles(data, n=4, method="inclusive"),
        "exclusive": s.quantiles(data, n=4, method="exclusive"),
        "modes": s.multimode(data),
    })
json.dump(answers, sys.stdout)
`;

const NORMAL = `
import json, statistics, sys
normal = statistics.NormalDist()
places, shares = json.load(sys.stdin)
json.dump([[normal.cdf(z) for z in places], [normal.inv_cdf(p) for p in shares]], sys.stdout)
`;

const number = fc.oneof(
  fc.integer({ min: -1000, max: 1000 }),
  fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100),
  fc.integer({ min: 1, max: 20 }),
);
const LISTS = fc.sample(fc.array(number, { minLength: 4, maxLength: 40 }), { numRuns: 500, seed: 1 });

describeWith(python(3, 10), "statistics of 500 lists", () => {
  it("are the same", async () => {
    const average = await loadCalculator(findEntry("average-mean-calculator") as never);
    const answers = runPython(ASK, LISTS);
    for (const [i, data] of LISTS.entries()) {
      const { inclusive, exclusive, modes, ...figures } = answers[i];
      const found = outputsOf(average, { data: data.join("; "), decimalMark: "point" });
      for (const [key, value] of Object.entries<number | null>(figures))
        expectNear(found[key], value, `${key} of ${data}`);
      const quartiles = new Map(found.quartiles.map((row: { method: string }) => [row.method, row] as const)) as Map<
        string,
        { q1: number; median: number; q3: number }
      >;
      for (const [method, [q1, median, q3]] of [
        ["inclusive", inclusive],
        ["exclusive", exclusive],
      ]) {
        const row = quartiles.get(method);
        for (const [mine, other] of [
          [row?.q1, q1],
          [row?.median, median],
          [row?.q3, q3],
        ])
          expectNear(mine as number, other, `${method} quartiles of ${data}`);
      }
      // Python lists every value if none occurs twice.
      const most = found.modes.map(({ value }: { value: number }) => value);
      if (most.length > 0) expect(most, `modes of ${data}`).toEqual([...modes].sort((a, b) => a - b));
      else expect(modes).toHaveLength(data.length);
    }
  });

  it("of the normal distribution are the same", () => {
    const places = Array.from({ length: 161 }, (_, i) => (i - 80) / 10);
    const shares = Array.from({ length: 199 }, (_, i) => (i + 1) / 200);
    const [cdf, quantiles] = runPython(NORMAL, [places, shares]);
    for (const [i, z] of places.entries()) expect(Math.abs(normalCdf(z) - cdf[i])).toBeLessThan(1e-14);
    for (const [i, p] of shares.entries()) expect(Math.abs(normalQuantile(p) - quantiles[i])).toBeLessThan(1e-12);
  });
});

function expectNear(mine: number | null, other: number | null, what: string): void {
  if (other === null) expect(mine, what).toBeNull();
  else expect(Math.abs((mine ?? Number.NaN) - other), what).toBeLessThanOrEqual(1e-11 * Math.max(1, Math.abs(other)));
}
