import { expect, it } from "vitest";
import type { AnyCalculator } from "./calculator";
import { type Fields, list, money, number, table } from "./fields";
import { showsMoney } from "./shows-money";

const shows = (inputs: Fields, outputs: Fields = {}) => showsMoney({ inputs, outputs } as AnyCalculator);
const length = number("Length");
const price = money("Price");

it("finds amounts of money among inputs and outputs, including rows and columns", () => {
  expect(shows({ length }, { area: length })).toBe(false);
  expect(shows({ items: list("Items", { columns: { length } }) })).toBe(false);
  expect(shows({ length, price })).toBe(true);
  expect(shows({ length }, { price })).toBe(true);
  expect(shows({ items: list("Items", { columns: { length, price } }) })).toBe(true);
  expect(shows({ length }, { rows: table("Rows", { columns: { length, price } }) })).toBe(true);
});
