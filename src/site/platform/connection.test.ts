import { afterEach, expect, it, vi } from "vitest";
import { isMetered, isSlow } from "./connection";

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  [undefined, false, false],
  [{}, false, false],
  [{ saveData: true }, true, false],
  [{ saveData: false, type: "cellular" }, true, false],
  [{ type: "wifi", effectiveType: "4g" }, false, false],
  [{ type: "wifi", effectiveType: "slow-2g" }, false, true],
  [{ type: "cellular", effectiveType: "2g" }, true, true],
])("%j: metered %s, slow %s", (connection, metered, slow) => {
  vi.stubGlobal("navigator", { connection });
  expect([isMetered(), isSlow()]).toEqual([metered, slow]);
});
