import { expect, it } from "vitest";
import { integer, money, text } from "../../core/fields";
import { addingUp, totalOf } from "./adding-up";

it("leaves a payment that is more than its parts to the rule of its column", () => {
  const columns = Object.entries({
    payment: money("Payment", { sumOf: ["interest", "principal"] }),
    interest: money("Interest"),
    principal: money("Principal"),
  });
  const rows = [{ payment: 10.004, interest: 1.006, principal: 5.005 }];
  expect(addingUp(rows, columns, ["payment", "interest", "principal"], 2)).toEqual(rows);
});

it("leaves empty cells empty, and columns without a total as they are", () => {
  const columns = Object.entries({ name: text("Name"), count: integer("Count"), cost: money("Cost") });
  const rows = [
    { name: "a", count: null, cost: 0.004 },
    { name: "b", count: 2, cost: 0.004 },
  ];
  expect(addingUp(rows, columns, ["count"], 2)).toEqual(rows);
  expect(addingUp(rows, columns, ["count", "cost"], 2).map(({ cost }) => cost)).toEqual([0.004, 0.01]);
});

it("has a total below a part that takes what the others leave, which is what stands above it", () => {
  const columns = Object.entries({
    payment: money("Payment", { sumOf: ["interest", "principal"] }),
    interest: money("Interest"),
    principal: money("Principal"),
  });
  const totals = ["payment", "interest", "principal"];
  const rows = [
    { payment: 6.004, interest: 2.002, principal: 4.002 },
    { payment: 4.004, interest: 3.002, principal: 1.002 },
  ];
  const shown = addingUp(rows, columns, totals, 2);
  // 10.008, 5.004 and 5.004 are printed 10.01, 5.00 and 5.00.
  expect(columns.map((column) => totalOf(shown, column, 2).toFixed(2))).toEqual(["10.01", "5.01", "5.00"]);
});
