// @vitest-environment happy-dom
import { act, useState } from "react";
import { expect, it, vi } from "vitest";
import type { AnyCalculator } from "../../../core/calculator";
import { Format } from "../../../core/format";
import { OnDemand } from "../../../core/on-demand";
import type { Pinned } from "../../../core/pinned";
import { renderHook, settlePromises } from "../../testing/render-hook";
import { sampleLoan } from "../../testing/sample-calculator";
import { useScenarios } from "./scenarios";

/** The scenarios of a page, with nothing loaded that words in numbers need. */
function keep(calculator: AnyCalculator, link: string) {
  const source = { calculator, format: new Format(), filled: {} };
  return renderHook(() => {
    const [pinned, setPinned] = useState<readonly Pinned[]>([{ name: "Option A", link }]);
    const scenarios = useScenarios(source, pinned, setPinned);
    return { ...scenarios, pinned };
  }, {});
}

it("brings the link of a scenario up to date once what reads its text has loaded", async () => {
  const hook = keep(sampleLoan, "price=500000");
  act(() => hook.result.edit(0, "price", "600k"));
  expect(hook.result.scenarios[0]?.reading.answered).toBeNull();
  await vi.waitFor(async () => {
    await settlePromises();
    expect(hook.result.scenarios[0]?.answer?.outputs.loan).toBe(520_000);
  });
  expect(hook.result.pinned[0]?.link).toContain("price=600000");
  expect(hook.result.scenarios[0]?.link).toBe(hook.result.pinned[0]?.link);
  expect(hook.result.scenarios[0]?.texts.price).toBe("600k");
});

it("loses nothing that was typed while data for the answer was loading", async () => {
  let arrive = () => {};
  const data = new OnDemand(() => new Promise<void>((resolve) => (arrive = resolve)));
  const preparation = { needed: true, load: () => data.load() };
  const slow: AnyCalculator = { ...sampleLoan, prepare: () => (data.ready ? null : preparation) };
  const hook = keep(slow, "price=500000");
  act(() => hook.result.edit(0, "price", "700000"));
  arrive();
  await settlePromises();
  expect(hook.result.scenarios[0]?.texts.price).toBe("700000");
  expect(hook.result.scenarios[0]?.answer?.outputs.loan).toBe(620_000);
  expect(hook.result.pinned[0]?.link).toContain("price=700000");
});
