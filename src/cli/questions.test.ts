import { expect, it } from "vitest";
import { dayFault, formFault } from "./questions";

const [INPUTS, OUTPUTS] = ["“inputs” must be a JSON object.", "“outputs” must be a list of names."];
const SOLVE = "“solve” must have “for”, “output” and “target”.";

it.each<[object, string | undefined]>([
  [{}, undefined],
  [{ inputs: {} }, undefined],
  [{ inputs: { a: 1 } }, undefined],
  [{ inputs: [] }, INPUTS],
  [{ inputs: null }, INPUTS],
  [{ inputs: "a" }, INPUTS],
  [{ outputs: [] }, undefined],
  [{ outputs: ["a", "b"] }, undefined],
  [{ outputs: "a" }, OUTPUTS],
  [{ outputs: { 0: "a", length: 1 } }, OUTPUTS],
  [{ outputs: ["a", 1] }, OUTPUTS],
  [{ outputs: [1, "a"] }, OUTPUTS],
  [{ working: true, headline: false, sources: true }, undefined],
  [{ working: 1 }, "“working” must be true or false."],
  [{ headline: "yes" }, "“headline” must be true or false."],
  [{ sources: null }, "“sources” must be true or false."],
  [{ solve: { for: "a", output: "b", target: 1 } }, undefined],
  [{ solve: { for: "a", target: 1 } }, SOLVE],
  [{ solve: { output: "b", target: 1 } }, SOLVE],
  [{ solve: ["a", "b"] }, SOLVE],
  [{ solve: null }, SOLVE],
  [{ currency: "INR" }, undefined],
  [{ currency: "XXX" }, "“currency” must be one of USD, EUR, INR, JPY, GBP, AUD, CAD, CHF, CNY, HKD, NZD."],
])("the form of %j: %s", (question, fault) => {
  expect(formFault(question)).toBe(fault);
});

it.each([
  [undefined, true],
  ["2026-11-27", true],
  ["2026-11-31", false],
  ["11/27/2026", false],
  ["", false],
  [20261127, false],
  [null, false],
])("%j is a day: %s", (asOf, isDay) => {
  expect(dayFault(asOf)).toBe(isDay ? undefined : "“asOf” must be a date such as 2026-11-27.");
});
