import { expect, it } from "vitest";
import { midSentence, rowOpening } from "./words";

it.each([
  ["Loan term", "loan term"],
  ["HOA fee", "HOA fee"],
  ["EMIs being paid", "EMIs being paid"],
  ["401(k) balance", "401(k) balance"],
  ["Élan", "Élan"],
  ["Lorentz factor", "Lorentz factor"],
  ["A way back", "a way back"],
  ["H⁺", "H⁺"],
  ["R₁", "R₁"],
  ["L/100 km", "L/100 km"],
  ["Gibbs energy change ΔG", "Gibbs energy change ΔG"],
  ["Social Security tax", "Social Security tax"],
  ["Social life", "social life"],
])("writes %s in the middle of a sentence as %s", (label, words) => {
  expect(midSentence(label)).toBe(words);
});

it.each([
  ["its name", [{ name: "Mathematics" }, { name: "Art" }], 0, "Mathematics"],
  ["its name without surrounding spaces", [{ name: " Art " }], 0, "Art"],
  ["its name in quotes if it begins with a lowercase letter", [{ name: "biology" }], 0, "“biology”"],
  ["its name in quotes if it begins with a symbol", [{ name: "(lab)" }], 0, "“(lab)”"],
  ["its name without quotes if it begins with a digit", [{ name: "3D design" }], 0, "3D design"],
  ["its number if it has no name", [{ name: "Art" }, { name: " " }], 1, "Subject 2"],
  ["its number if two rows have the same name", [{ name: "Art" }, { name: "Art " }], 1, "Subject 2"],
  ["its number if it isn't a valid row", [null, { name: 3 }], 1, "Subject 2"],
])("begins a sentence about a row with %s", (_, rows, index, opening) => {
  expect(rowOpening({ row: { label: "Subject", name: "name" } }, rows, index)).toBe(opening);
});

it("numbers the rows of a list whose rows have no name", () => {
  expect(rowOpening({ row: { label: "Course" } }, [{ name: "Art" }], 0)).toBe("Course 1");
  expect(rowOpening({}, [{}], 0)).toBe("Row 1");
});
