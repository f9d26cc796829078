import { expect, it } from "vitest";
import { integer, list } from "../../core/fields";
import { linkedOpening } from "./link";

const fields = {
  months: integer("Months", { default: 1 }),
  days: integer("Days", { default: 0 }),
  year: integer("Year", { default: 2026 }),
  fills: list("Fill-ups", { columns: { liters: integer("Liters") }, default: [] }),
};

it("takes the defaults for what a link leaves out, and a view’s example only where the default is empty", () => {
  const fills = [{ liters: 40 }];
  const examples = { months: 0, days: 90, fills };
  expect(linkedOpening(fields, { ...examples, year: 2027 }, examples)).toEqual({ year: 2027, fills });
  expect(linkedOpening(fields, { months: 0, days: 90 })).toEqual({ months: 0, days: 90 });
});
