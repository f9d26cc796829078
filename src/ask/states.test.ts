import { expect, it } from "vitest";
import { STATE_WORDS } from "./states";

it("knows states by name, and by codes that are not words", () => {
  expect(STATE_WORDS).toMatchObject({
    "texas, tx": { state: "TX" },
    "new york, ny": { state: "NY" },
    oregon: { state: "OR" },
    maine: { state: "ME" },
  });
});
