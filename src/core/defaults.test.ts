import { expect, it } from "vitest";
import { openingInputs } from "./defaults";
import { exact } from "./exact-field";
import { boolean, by, choice, integer, list, money, text } from "./fields";

it("fills in cells that a default row leaves out, and parses exact numbers", () => {
  const inputs = {
    unit: choice("Unit", { options: { a: "A", b: "B" }, default: "b" }),
    share: exact("Share", { default: "1/3" }),
    unused: exact("Unused", { default: "2", when: { unit: "a" } }),
    rows: list("Rows", {
      default: [{ amount: 3 }, { amount: 4, name: "x", taxed: true }],
      columns: {
        amount: money("Amount"),
        name: text("Name"),
        taxed: boolean("Taxed"),
        count: integer("Count", { default: by("unit", { a: 1 }, 2) }),
        note: text("Note", { optional: true }),
      },
    }),
  };
  const found = openingInputs(inputs, {});
  expect(String(found.share)).toBe("1/3");
  expect(found.rows).toEqual([
    { amount: 3, name: "", taxed: false, count: 2, note: null },
    { amount: 4, name: "x", taxed: true, count: 2, note: null },
  ]);
});
