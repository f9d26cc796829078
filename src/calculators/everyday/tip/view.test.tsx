import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import tip from "./calculator";
import view from "./view";

beforeAll(() => prepareView(tip, view));

const BILL = { billAmount: 120, taxAmount: 12, includedService: 8, tipPercent: 20 };
const draw = (given = {}) => new DrawnView(tip, view, { ...BILL, ...given });

it("splits the total into food, tax, service charge and tip", () => {
  // A fifth of the 100 before tax and service, of which 8 are already in the bill.
  expect(draw().parts).toEqual({
    rows: [
      { label: "Food and drink", value: 100, color: "soft" },
      { label: "Tax", value: 12, color: "ochre" },
      { label: "Service charge", value: 8, color: "blue" },
      { label: "Tip", value: 12, color: "green" },
    ],
    total: { label: "Total", value: 132 },
  });
});

it("shows the shares on one line if they are few", () => {
  expect(draw({ people: 1 }).figures).toEqual(["effectiveTipPercent", "customNote"]);
  expect(draw({ people: 2 }).figures).toEqual(["tipPerPerson", "effectiveTipPercent", "customNote"]);
  expect(draw({ people: 6 }).figures).toEqual(["tipPerPerson", "effectiveTipPercent", "customNote"]);
  expect(draw({ people: 7 }).figures).toEqual(["tipPerPerson", "effectiveTipPercent", "customNote"]);
  expect(draw().tabs).toEqual(["Other tips", "Who pays what"]);
});

it("hints at the customary tip of the country", () => {
  const hint = (country: string, service = "restaurant") => {
    const drawn = draw({ country, service });
    return [drawn.outputs.customLow, drawn.outputs.customHigh, drawn.hint("tipPercent")];
  };
  expect(hint("us")).toEqual([18, 20, "Usual: 18 to 20%"]);
  expect(hint("jp")).toEqual([0, 0, "Usual: 0%"]);
  // Hotel tips are fixed amounts, not percentages.
  expect(hint("us", "hotel")).toEqual([null, null, ""]);
});

it("has buttons for common tips and a slider below bill and tip", () => {
  const top = draw().formTop;
  expect(top).toMatch(/^\[billAmount\] \[tipPercent\]/);
  const buttons = (html: string) =>
    [...html.matchAll(/aria-label="(Tip \d+%)" aria-pressed="(\w+)">(\d+)<!-- -->%</g)].map((found) => found.slice(1));
  expect(buttons(top)).toEqual([
    ["Tip 15%", "false", "15"],
    ["Tip 18%", "false", "18"],
    ["Tip 20%", "true", "20"],
  ]);
  expect(top).toContain(
    '<input type="range" aria-label="Slide the tip" min="0" max="30" step="1" aria-valuetext="20%" value="20"/>',
  );
  // The field accepts more than the slider.
  expect(draw({ tipPercent: 45 }).formTop).toContain('aria-valuetext="45%" value="30"');
});
