import type { ReactElement, ReactNode } from "react";
import { expect, it } from "vitest";
import { modelOf } from "../../../core/testing";
import bmrTdee from "./calculator";
import { ExampleLog } from "./ExampleLog";

type Props = Parameters<typeof ExampleLog>[0];
type Button = ReactElement<{ readonly children: ReactNode; readonly onClick: () => void }>;

/** The inputs that the button sets; undefined if there is no button. */
function pressed(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> | undefined {
  let given: Readonly<Record<string, string>> | undefined;
  const props = {
    textOf: (key: string) => texts[key] ?? "",
    setInputs: (inputs: Readonly<Record<string, string>>) => {
      given = inputs;
    },
    rows: () => null,
  };
  const { children } = ExampleLog(props as unknown as Props).props as { children: readonly unknown[] };
  const paragraph = children[1] as ReactElement<{ readonly children: Button }> | false;
  if (paragraph) {
    expect(paragraph.props.children.props.children).toBe("Try an example log");
    paragraph.props.children.props.onClick();
  }
  return given;
}

const read = (text: string | undefined, unitSystem: string) => {
  const rows: { date: string; weight: string; intakeKcal: string }[] = JSON.parse(text ?? "[]");
  const log = rows.map(({ date, weight, intakeKcal }) => ({
    date,
    weight: Number(weight),
    intakeKcal: Number(intakeKcal),
  }));
  return modelOf(bmrTdee, { mode: "adaptive", unitSystem, log }).logged;
};

it("fills in a row for every other day of four weeks, in the user's unit", () => {
  const metric = read(pressed({ mode: "adaptive", log: "", unitSystem: "metric" })?.log, "metric");
  expect([metric.weights[0].date, metric.weights.at(-1).date]).toEqual(["2026-10-01", "2026-10-29"]);
  expect([metric.weights[0].kg, metric.weights.at(-1).kg]).toEqual([75.4, 73.9]);
  expect(metric.weights.map(({ day }: { day: number }) => day)).toEqual(Array.from({ length: 15 }, (_, i) => 2 * i));
  // 26,350 kcal in 15 days
  expect(metric.meanIntake).toBeCloseTo(26_350 / 15, 9);
  const imperial = read(pressed({ mode: "adaptive", log: "[]", unitSystem: "imperial" })?.log, "imperial");
  // 75.4 kg is 166.2 lb.
  expect(imperial.weights[0].kg / 0.45359237).toBeCloseTo(166.2, 9);
});

it("is offered only with the log method, and only if the log is empty", () => {
  expect(pressed({ mode: "estimate", log: "" })).toBeUndefined();
  expect(pressed({ mode: "adaptive", log: '[{"date":"2026-10-01"}]' })).toBeUndefined();
});
