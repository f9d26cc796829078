import { beforeEach, expect, it, vi } from "vitest";
import type { Pinned } from "../../../core/pinned";
import * as toasts from "../../platform/toast";
import { sampleLoan } from "../../testing/sample-calculator";
import { keepScenario, linkOf } from "./keep";

const toast = vi.spyOn(toasts, "toast").mockImplementation(() => {});
beforeEach(() => {
  toast.mockClear();
});

function keep(names: readonly string[], isCurrent = true): readonly Pinned[] | undefined {
  let kept: readonly Pinned[] | undefined;
  keepScenario(sampleLoan, {
    json: { price: 500_000, memo: "mine" },
    pinned: names.map((name) => ({ name, link: "" })),
    setPinned: (pinned) => {
      kept = pinned;
    },
    isCurrent,
  });
  return kept;
}

it("names a scenario by the first letter that is free", () => {
  expect(keep([])?.map(({ name }) => name)).toEqual(["Option A"]);
  expect(keep(["Option A", "Option C"])?.at(-1)?.name).toBe("Option B");
  expect(keep(["Option B"])?.at(-1)?.name).toBe("Option A");
  expect(keep(["Twenty years"])?.at(-1)).toEqual({ name: "Option A", link: "price=500000&memo=mine" });
});

it("keeps no entries that have no answer, and says so", () => {
  expect(keep([], false)).toBeUndefined();
  expect(toast).toHaveBeenCalledWith("Correct the entries first, then they can be compared.");
});

it("keeps three at most, and says so", () => {
  expect(keep(["Option A", "Option B", "Option C"])).toBeUndefined();
  expect(toast).toHaveBeenCalledWith("Up to four scenarios can be compared. Remove one first.");
});

it("keeps private text in the scenario itself", () => {
  expect(linkOf(sampleLoan, { memo: "mine" })).toContain("memo=mine");
});
