import { beforeAll, expect, it } from "vitest";
import { prepare } from "../../../core/answer";
import { outputsOf } from "../../../core/testing";
import { millisecondsOf } from "../../../testing-time";
import password from "./calculator";

beforeAll(() => prepare(password, { inputs: { mode: "check" } }) ?? undefined);

it("assesses the longest password in less than a second", async () => {
  // Digits are the slowest case, because each may be a l33t substitution for letters.
  const digits = String(2n ** 850n);
  expect(digits).toHaveLength(256);
  const assess = () => expect(outputsOf(password, { mode: "check", password: digits }).score).toBe(4);
  expect(await millisecondsOf(assess, 1000)).toBeLessThan(1000);
});
