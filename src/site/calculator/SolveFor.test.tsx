// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { type AnyCalculator, defineCalculator } from "../../core/calculator";
import { evaluate } from "../../core/evaluate";
import { choice, number } from "../../core/fields";
import { Format } from "../../core/format";
import { outputsOf } from "../../core/outputs";
import { type JsonObject, parseInputs } from "../../core/parse";
import { testTools } from "../../core/testing";
import type { AnyView } from "../kit";
import { renderIn, settlePromises } from "../testing/render-hook";
import SolveFor from "./SolveFor";

/** A resistor, whose current is shown in milliamperes below an ampere. */
const resistor: AnyCalculator = defineCalculator({
  inputs: {
    voltage: number("Voltage", { unit: "V", default: 5, min: 0, max: 1e6, solve: true }),
    resistance: number("Resistance", { unit: "Ω", default: 220, above: 0, max: 1e6, solve: true }),
  },
  outputs: {
    current: outputsOf<{ current: number }>().number("Current", {
      unit: "A",
      digits: (value) => (value < 1 ? `${Math.round(1e5 * value) / 100}\u00a0mA` : `${value}\u00a0A`),
      solve: true,
    }),
  },
  derive: ({ voltage, resistance }) => ({ current: voltage / resistance }),
  headline: ({ current }) => ({ label: "Current", figure: String(current) }),
  working: () => [],
});

afterEach(() => {
  document.body.innerHTML = "";
});

/** A distance in the unit chosen below it, and how long it takes at 50 of them an hour. */
const drive: AnyCalculator = defineCalculator({
  inputs: {
    distance: number("Distance", { default: 100, min: 0, max: 1e6, reads: { unitIn: "unit" }, solve: true }),
    unit: choice("Unit", { options: { mile: "Miles", pace: "Pace: minutes per km" }, default: "mile" }),
  },
  outputs: {
    hours: outputsOf<{ hours: number }>().number("Hours", { unit: "h", solve: true }),
  },
  derive: ({ distance }) => ({ hours: distance / 50 }),
  headline: ({ hours }) => ({ label: "Time", figure: String(hours) }),
  working: () => [],
});

const opened = (voltage: number, view?: AnyView) => openedWith(resistor, { voltage }, view);

function openedWith(calculator: AnyCalculator, inputs: JsonObject, view?: AnyView) {
  const format = new Format();
  const parsed = parseInputs(calculator, inputs, format);
  const answered = parsed.problems ? null : evaluate(calculator, parsed.inputs, testTools());
  if (!answered) throw new Error("There is no answer.");
  const props = { calculator, view, answered, format, setInputs: () => {} };
  const { place } = renderIn(() => <SolveFor {...props} />, {});
  const target = place.querySelector<HTMLInputElement>("#solve-target");
  return {
    found: () => [...place.querySelectorAll("#solve-input option")].map(({ textContent }) => textContent),
    unit: () => target?.closest(".field")?.textContent,
    solution: async (text: string) => {
      act(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(target, text);
        target?.dispatchEvent(new Event("input", { bubbles: true }));
      });
      await settlePromises();
      return place.querySelector(".solution")?.textContent;
    },
  };
}

it("takes a target in the unit and prefix in which the result is shown", async () => {
  const small = opened(5);
  expect(small.unit()).toBe("mA");
  // 220 Ω × 0.02 A
  expect(await small.solution("20")).toMatch(/^Voltage: 4\.4\u00a0?\s?V/);
  const large = opened(440);
  expect(large.unit()).toBe("A");
  expect(await large.solution("3")).toMatch(/^Voltage: 660\u00a0?\s?V/);
});

it("finds a number in the unit chosen beside it, and says so", async () => {
  expect(await openedWith(drive, {}).solution("3")).toMatch(/^Distance: 150 miles /);
  document.body.innerHTML = "";
  expect(await openedWith(drive, { unit: "pace" }).solution("3")).toMatch(/^Distance: 150 minutes per km /);
});

it("does not offer what the form hides because this answer ignores it", () => {
  expect(opened(5).found()).toEqual(["voltage", "resistance"]);
  expect(opened(5, { idleInputs: () => ["voltage"] } as unknown as AnyView).found()).toEqual(["resistance"]);
});
