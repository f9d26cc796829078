import { expect, it } from "vitest";
import type { Parts } from "./form";
import { solvingFor } from "./unknown";

const found = (...given: string[]) =>
  solvingFor(
    "voltage",
    "current",
    "seriesResistance",
  )(Object.fromEntries(given.map((key) => [key, { json: 1 }])) as unknown as Parts);

it("solves for the one that is left out", () => {
  expect(found("voltage", "current")).toEqual({ solveFor: "series-resistance" });
  expect(found("seriesResistance", "current")).toEqual({ solveFor: "voltage" });
});

it("solves for none if several are left out, or none is", () => {
  expect(found("voltage")).toBeNull();
  expect(found()).toBeNull();
  expect(found("voltage", "current", "seriesResistance")).toBeNull();
});
