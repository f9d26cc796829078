import { expect, it } from "vitest";
import quantities from "../data/units/quantities.json";
import { quantityWith } from "./measures";

it.each(quantities.map(({ id, defaultFrom, defaultTo }) => [id, defaultFrom, defaultTo] as const))(
  "recognizes %s by its usual units, %s and %s, among others",
  (id, from, to) => {
    expect(quantityWith([from, to])).toBe(id);
    expect(quantityWith(["x", to, "y", from])).toBe(id);
    for (const one of [from, to]) expect(quantityWith([one])).toBeNull();
  },
);

it("recognizes nothing by units of several quantities", () => {
  expect(quantityWith(["foot", "kilogram", "hour"])).toBeNull();
  expect(quantityWith([])).toBeNull();
});
