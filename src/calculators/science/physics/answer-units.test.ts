/** The units of answers follow those in which a visitor enters numbers. */
import { expect, it } from "vitest";
import type { AnyCalculator } from "../../../core/calculator";
import { changeInput } from "../../../core/change-input";
import type { Json } from "../../../core/parse";
import { NO_UNITS, type Texts } from "../../../core/unit-state";
import collision from "./tools/collision";
import force from "./tools/force";
import freeFall from "./tools/free-fall";
import heat from "./tools/heat";
import impulse from "./tools/impulse";

/** The unit choices after each of these, on a page where nothing was chosen before. */
function choose(tool: AnyCalculator, ...steps: readonly (readonly [key: string, text: string])[]): Texts {
  let texts: Texts = {};
  for (const [key, text] of steps) {
    const json: Record<string, Json> = {};
    for (const [one, typed] of Object.entries(texts)) json[one] = Number.isNaN(Number(typed)) ? typed : Number(typed);
    texts = key.endsWith("Unit")
      ? changeInput({ fields: tool.inputs, texts, json, units: NO_UNITS, outputs: {} }, key, text).texts
      : { ...texts, [key]: text };
  }
  return texts;
}

it("takes a force from pounds to pound-force, and back with kilograms", () => {
  const pounds = [["massUnit", "pound"]] as const;
  expect(choose(force, ...pounds).forceUnit).toBe("pound-force");
  expect(choose(force, ...pounds, ["massUnit", "kilogram"]).forceUnit).toBe("newton");
  expect(choose(freeFall, ["height", "40"], ["heightUnit", "foot"]).velocityUnit).toBe("foot-per-second");
});

it("leaves the unit that was chosen, and the answer to numbers of both systems in its own", () => {
  expect(choose(force, ["forceUnit", "kilonewton"], ["massUnit", "pound"]).forceUnit).toBe("kilonewton");
  expect(choose(force, ["acceleration", "3"], ["massUnit", "pound"])).not.toHaveProperty("forceUnit");
  // Heat is no work that somebody does.
  expect(choose(heat, ["massUnit", "pound"])).not.toHaveProperty("heatUnit");
  // A time is measured alike in both.
  expect(choose(impulse, ["time", "2"], ["forceUnit", "pound-force"]).velocityChangeUnit).toBe("foot-per-second");
});

it("prefers the unit of what is measured alike: speeds in mph give speeds in mph", () => {
  const units = choose(collision, ["massAUnit", "pound"], ["velocityAUnit", "mile-per-hour"]);
  expect(units).toMatchObject({ velocityAfterAUnit: "mile-per-hour", velocityAfterBUnit: "mile-per-hour" });
  expect(units.energyLostUnit).toBe("foot-pound-energy");
});
