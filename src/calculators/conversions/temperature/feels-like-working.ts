import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { signedOperand } from "../../../math/words/signed-operand";
import { dryAdjustment, humidAdjustment, regression, simpleHeatIndex, WARM } from "./feels-like";
import type { Inputs } from "./fields";
import type { Answer } from "./outputs";

/** Working steps: conversion to °F and mph, the formula that applies, and conversion back. */
export function feelsLikeSteps({ feels, value }: Answer, inputs: Inputs, format: Format): Step[] {
  if (!feels) return [];
  const { from, humidity: r, windSpeed, windUnit } = inputs;
  const { air: t, wind, kind } = feels;
  const n = (x: number) => format.number(x, 6).replaceAll(",", "");
  const list: Step[] = [];
  if (from === "celsius")
    list.push(step("Air in °F = °C × 9/5 + 32", `${n(value.toNumber())} × 9 ÷ 5 + 32`, `${n(t)} °F`));
  if (kind === "wind-chill") {
    if (windUnit !== "mile-per-hour")
      list.push(step("Wind in mph", `${n(windSpeed)} × ${n(wind / windSpeed)}`, n(wind)));
    list.push(
      step(
        "Wind chill = 35.74 + 0.6215 T − 35.75 V^0.16 + 0.4275 T V^0.16",
        `35.74 + 0.6215 × ${signedOperand(n(t))} − 35.75 × ${n(wind)}^0.16 + 0.4275 × ${signedOperand(n(t))} × ${n(wind)}^0.16`,
        `${n(inFahrenheit(feels.felt, from))} °F`,
      ),
    );
  }
  if (kind === "heat-index") list.push(...heatSteps(t, r, n));
  if (kind === "air")
    list.push(step("Neither applies", "wind chill up to 50 °F above 3 mph, heat index from 80 °F", `${n(t)} °F`));
  if (from === "celsius" && kind !== "air")
    list.push(
      step("In °C = (°F − 32) × 5/9", `(${n(inFahrenheit(feels.felt, from))} − 32) × 5 ÷ 9`, `${n(feels.felt)} °C`),
    );
  return list;
}

function heatSteps(t: number, r: number, n: (x: number) => string): Step[] {
  const simple = simpleHeatIndex(t, r);
  const list = [
    step(
      "Simple index = 0.5 × (T + 61 + (T − 68) × 1.2 + 0.094 R)",
      `0.5 × (${n(t)} + 61 + (${n(t)} − 68) × 1.2 + 0.094 × ${n(r)})`,
      `${n(simple)} °F`,
    ),
  ];
  if (simple < WARM) return list;
  const base = regression(t, r);
  const dry = dryAdjustment(t, r);
  const humid = humidAdjustment(t, r);
  list.push(
    step(
      "From 80 °F: Rothfusz’s regression",
      `−42.379 + 2.04901523 × ${n(t)} + 10.14333127 × ${n(r)} − 0.22475541 × ${n(t)} × ${n(r)} − 0.00683783 × ${n(t)}^2 − 0.05481717 × ${n(r)}^2 + 0.00122874 × ${n(t)}^2 × ${n(r)} + 0.00085282 × ${n(t)} × ${n(r)}^2 − 0.00000199 × ${n(t)}^2 × ${n(r)}^2`,
      `${n(base)} °F`,
    ),
  );
  if (dry !== 0)
    list.push(
      step(
        "Dry air: − (13 − R)/4 × √((17 − |T − 95|)/17)",
        `${n(base)} − (13 − ${n(r)}) ÷ 4 × √((17 − |${n(t)} − 95|) ÷ 17)`,
        `${n(base + dry)} °F`,
      ),
    );
  if (humid !== 0)
    list.push(
      step(
        "Humid air: + (R − 85)/10 × (87 − T)/5",
        `${n(base)} + (${n(r)} − 85) ÷ 10 × (87 − ${n(t)}) ÷ 5`,
        `${n(base + humid)} °F`,
      ),
    );
  return list;
}

function inFahrenheit(value: number, scale: Inputs["from"]): number {
  return scale === "celsius" ? (value * 9) / 5 + 32 : value;
}
