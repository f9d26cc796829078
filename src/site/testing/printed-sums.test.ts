import { expect, it } from "vitest";
import { columnFaults } from "./printed-sums";

const table = (total: string) =>
  `<table><tbody><tr><th>A</th><td class="x">−1.50</td><td>Note 1</td></tr><tr><th>B</th><td>1,002.25<button>Copy</button></td></tr></tbody><tfoot><tr><th>Total</th><td>${total}</td><td></td></tr></tfoot></table>`;

it("reports a total that its column does not add up to as printed", () => {
  expect(columnFaults("the table", table("1,000.75"))).toEqual([]);
  expect(columnFaults("the table", table("1,000.76"))).toEqual([
    "column 1 of the table adds up to 1000.75, and its total says 1000.76",
  ]);
});
