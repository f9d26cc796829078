import { expect, it } from "vitest";
import { money } from "../../core/fields";
import { columnFaults, rowFaults } from "./printed-sums";

const table = (total: string) =>
  `<table><tbody><tr><th>A</th><td class="x">−1.50</td><td>Note 1</td></tr><tr><th>B</th><td>1,002.25<button>Copy</button></td></tr></tbody><tfoot><tr><th>Total</th><td>${total}</td><td></td></tr></tfoot></table>`;

it("reports a total that its column does not add up to as printed", () => {
  expect(columnFaults("the table", table("1,000.75"))).toEqual([]);
  expect(columnFaults("the table", table("1,000.76"))).toEqual([
    "column 1 of the table adds up to 1000.75, and its total says 1000.76",
  ]);
});

it("reports a row whose parts do not add up as shown, and a running total of other amounts", () => {
  const columns = {
    payment: money("Payment", { sumOf: ["interest", "principal"] }),
    interest: money("Interest"),
    principal: money("Principal"),
    soFar: money("Interest so far", { runningTotalOf: "interest" }),
  };
  const exact = [{ payment: 1.008, interest: 0.504, principal: 0.504, soFar: 0.504 }];
  expect(rowFaults(columns, exact, [{ payment: 1.01, interest: 0.51, principal: 0.5, soFar: 0.51 }])).toEqual([]);
  expect(rowFaults(columns, exact, exact)).toEqual(["interest + principal is not payment in row 1"]);
  expect(rowFaults(columns, exact, [{ payment: 1.01, interest: 0.51, principal: 0.5, soFar: 0.5 }])).toEqual([
    "soFar is not the total of interest up to row 1",
  ]);
});
