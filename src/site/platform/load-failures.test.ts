// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { hasLoadFailed, onLoadFailure, reportLoadFailure } from "./load-failures";

it("tells those who listen, and remembers for those who listen later", () => {
  expect(hasLoadFailed()).toBe(false);
  let heard = 0;
  const stop = onLoadFailure(() => heard++);
  reportLoadFailure();
  expect([heard, hasLoadFailed()]).toEqual([1, true]);
  stop();
  reportLoadFailure();
  expect(heard).toBe(1);
});
