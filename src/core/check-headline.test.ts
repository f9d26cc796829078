import { expect, it } from "vitest";
import { changedMeaning, headlineFaults } from "./check-headline";

const outputs = {
  payment: 2022.6177,
  months: 75,
  loss: -162_345.6,
  payoffDate: "2056-12-01",
  addresses: "18446744073709551616",
  words: "zero and 20/100",
  rows: [{ share: 12.5 }],
};
const faults = (figure: string) => headlineFaults({ figure, label: "Figure" }, outputs);

it.each([
  "$2,022.62",
  "$2,023",
  "$2.0k",
  "6 years 3 months",
  "$160,000",
  "$162k",
  "12.5%",
  "13 of 100",
  "December 1, 2056",
  "Zero and 20/100",
  "18,446,744,073,709,551,616",
  "2⁶⁴",
])("finds %s among the outputs", (figure) => expect(faults(figure)).toEqual([]));

it("lets what is needed at least be rounded up, but not down", () => {
  const needed = (figure: string, marks: number, before = "You need") =>
    headlineFaults({ before, figure, label: "Marks needed" }, { marks });
  expect(needed("17", 16.2)).toEqual([]);
  expect(needed("78.15%", 78.142857)).toEqual([]);
  expect(needed("18", 16.2)).toHaveLength(1);
  expect(needed("78.13%", 78.142857)).toHaveLength(1);
  expect(needed("17", 16.2, "You have")).toHaveLength(1);
});

it("finds powers among texts", () => {
  const factored = (figure: string) =>
    headlineFaults({ figure, label: "Prime factors" }, { rows: [{ factors: "2^3 × 3^2 × 5" }] });
  expect(factored("2³ × 3² × 5")).toEqual([]);
  expect(factored("2³ × 3 × 7")).not.toEqual([]);
});

it.each([
  "$2,022.63",
  "$2,022",
  "6 years 4 months",
  "$150,000",
  "12.6%",
  "14 of 100",
  "13 of 1000",
  "December 2, 2056",
  "2⁶³",
  "Zero and 21/100",
])("doesn't find %s", (figure) => expect(faults(figure)).not.toEqual([]));

it("allows a figure that adds an input if the sentence says so", () => {
  const extra = (after: string) =>
    headlineFaults({ figure: "$2,032.62", after, label: "Each month" }, outputs, { extraMonthly: 10 });
  expect(extra("a month, $10.00 of it extra")).toEqual([]);
  expect(extra("a month")).toHaveLength(1);
});

it("reads scientific notation, even beyond the range of a double", () => {
  const large = (figure: string) =>
    headlineFaults({ figure, label: "Result" }, { result: "9.2123311177152e+616", rate: 1.5642e-13 });
  expect(large("9.212331117715 × 10^616")).toEqual([]);
  expect(large("1.564 × 10⁻¹³%")).toEqual([]);
  expect(large("9.212331117716 × 10^616")).toHaveLength(1);
  expect(large("1.564 × 10⁻¹²%")).toHaveLength(1);
});

it("accepts measures in pounds, stones, feet and inches", () => {
  const faultsOf = (figure: string) => headlineFaults({ figure, label: "Weight" }, { kg: 69.85322498, cm: 176.784 });
  // By definition, exactly 154 lb and 69.6 in.
  for (const figure of ["154 lb", "154.0 lb", "11 st 0 lb", "5 ft 9½ in", "5 ft 9.6 in"])
    expect(faultsOf(figure)).toEqual([]);
  for (const figure of ["155 lb", "11 st 1 lb", "5 ft 10½ in"]) expect(faultsOf(figure)).not.toEqual([]);
});

it("ignores digits in units", () => {
  expect(headlineFaults({ figure: "2.5\u00a0yr365", label: "Period" }, { answer: 2.5 })).toEqual([]);
  expect(headlineFaults({ figure: "2.6\u00a0yr365", label: "Period" }, { answer: 2.5 })).toHaveLength(1);
  expect(headlineFaults({ figure: "2.5\u00a01/h", label: "Frequency" }, { answer: 2.5 })).toEqual([]);
});

it("finds wording that describes different outputs under different options", () => {
  const outputs = { monthly: 100, total: 1300, schedule: [{ paid: 100 }, { paid: 1300 }] };
  const said = (figure: string, label: string, more: object = {}) => ({
    headline: { figure, label, before: "Over 13 months, it is" },
    outputs: { ...outputs, ...more },
    inputs: {},
  });
  expect(changedMeaning(said("$100", "Payment"), said("$1,300", "Payment"))).toEqual([
    "“Payment | Over … months, it is | $… | ” shows monthly in one case and total in the other",
  ]);
  // Different words or units, the same output with another value, or a figure that is not a single output.
  expect(changedMeaning(said("$100", "Payment"), said("$1,300", "Total"))).toEqual([]);
  expect(changedMeaning(said("$100", "Payment"), said("$90", "Payment", { monthly: 90 }))).toEqual([]);
  expect(changedMeaning(said("$100", "Payment"), said("$77", "Payment"))).toEqual([]);
  expect(changedMeaning(said("100 km", "Way"), said("1,300 m", "Way"))).toEqual([]);
  expect(changedMeaning(said("100 of 100", "Payment"), said("1,300 of 1,300", "Payment"))).toEqual([]);
});
