import { expect, it } from "vitest";
import { finiteOrNull } from "./finite";

it("keeps finite numbers only", () => {
  expect([0, -1.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, null].map(finiteOrNull)).toEqual([
    0,
    -1.5,
    null,
    null,
    null,
    null,
  ]);
});
