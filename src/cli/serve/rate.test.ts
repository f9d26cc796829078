import { expect, it } from "vitest";
import { rateLimit } from "./rate";

it("refuses a client that asks too often, until it has rested, and no other", () => {
  let now = 0;
  const mayAsk = rateLimit(10, () => now);
  const asked = (client: string, times: number) => Array.from({ length: times }, () => mayAsk(client)).filter(Boolean);
  expect(asked("a", 15)).toHaveLength(10);
  expect(asked("b", 15)).toHaveLength(10);
  now = 300;
  expect(asked("a", 15)).toHaveLength(3);
  now = 60_000;
  expect(asked("a", 15)).toHaveLength(10);
});

it("refuses nobody without a limit", () => {
  const mayAsk = rateLimit(0, () => 0);
  expect(Array.from({ length: 1000 }, () => mayAsk("a"))).not.toContain(false);
});
