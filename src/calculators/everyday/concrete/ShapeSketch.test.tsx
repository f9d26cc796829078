import { beforeAll, expect, it } from "vitest";
import { problemsOf } from "../../../core/testing";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import concrete from "./calculator";
import { emptySizes } from "./empty-sizes";
import { SHAPES } from "./shapes";
import view from "./view";

beforeAll(() => prepareView(concrete, view));

const draw = (given = {}) => new DrawnView(concrete, view, { wastePercent: 0, ...given });

it("draws the shape with its dimensions", () => {
  const drawn = draw();
  const html = drawn.html("Display");
  expect(html).toMatch(
    /<svg class="pour-sketch" viewBox="0 -?\d+ 320 \d+" role="img" aria-label="Slab 10 ft × 10 ft × 4 in">/,
  );
  expect(html.match(/<text /g)).toHaveLength(3);
  expect(html).toContain('class="face-front"');
  // 33.3 ft³ in bags of 0.6 ft³.
  expect(drawn.text("Display")).toBe(
    "10 ft 4 in 10 ft Not to scale: thin sides are drawn thicker and long ones shorter. 56 bags, 80 lb each Save this pour and add another",
  );
});

it("shows the quantity, and no note on scale if the drawing is to scale", () => {
  const cube = { shape: "rectangular-column", sideA: 36, sideB: 36, height: 3 };
  expect(draw({ ...cube, quantity: 2 }).html("Display")).toContain("<figcaption>2 of these. </figcaption>");
  expect(draw(cube).html("Display")).toContain("<figcaption></figcaption>");
});

/** A cubic yard takes 45 bags of 80 lb. */
const heap = (volume: number) => {
  const html = draw({ shape: "volume", volume }).html("Display");
  const [, height] = /pour-sacks" viewBox="0 0 280 (\d+)"/.exec(html) ?? [];
  const [, full, from, rest] =
    /<rect width="280" height="(\d+)" y="(\d+)"[^>]*><\/rect><rect width="(\d+)" height="17"/.exec(html) ?? [];
  const [, caption] = /([\d,]+ bags?, 80 lb(?: each)?)<\/figcaption>/.exec(html.replace(/<!-- -->/g, "")) ?? [];
  const [, each] = /each icon = ([\d,]+)/.exec(html) ?? [];
  return { caption, each, height, full, from, rest };
};

it("stacks the bags in rows of twenty, with the remainder on top", () => {
  expect(heap(1)).toEqual({ caption: "45 bags, 80 lb each", height: "51", full: "34", from: "17", rest: "70" });
  expect(heap(1 / 45).caption).toBe("1 bag, 80 lb");
  expect(heap(80 / 45)).toMatchObject({ height: "68", full: "68", from: "0", rest: "0" });
  expect(heap(100 / 45)).toMatchObject({ height: "85", full: "85", rest: "0" });
});

it("lets each icon represent 5, 10 or 50 bags if there are more than a hundred", () => {
  // 135 bags are 27 icons of five; 900 are 90 of ten, 4,500 are 90 of fifty.
  expect(heap(3)).toMatchObject({ each: "5", full: "17", rest: "98" });
  expect(heap(20)).toMatchObject({ each: "10", full: "68", rest: "140" });
  expect(heap(100)).toMatchObject({ each: "50", full: "68", rest: "140" });
  expect(draw({ shape: "volume", volume: 3 }).text("Display")).toContain("135 bags, 80 lb each (each icon = 5)");
});

it("lists other pours that were entered as a volume", () => {
  const drawn = draw({ extraVolume: 2.5 });
  expect(drawn.text("Display")).toMatch(
    /Other pours 2\.5 yd³ Remove Save this pour and add another Saved pours are added to the one in the form\. Enter the next one there\.$/,
  );
  expect(drawn.html("Display")).toContain('aria-label="Remove Other pours"');
  expect(draw({ unitSystem: "metric", extraVolume: 1.2346 }).text("Display")).toContain("Other pours 1.235 m³");
});

it("lists the saved pours by name, in the unit of the page", () => {
  const pours = [
    { name: "Slab 10 ft × 10 ft × 4 in", volume: 0.9438956 },
    { name: "2 × Footing", volume: 1 },
  ];
  const drawn = draw({ pours });
  expect(drawn.text("Display")).toContain("Slab 10 ft × 10 ft × 4 in 1.235 yd³ Remove 2 × Footing 1.308 yd³ Remove");
  expect(drawn.html("Display")).toContain('aria-label="Remove 2 × Footing"');
  expect(draw({ unitSystem: "metric", pours }).text("Display")).toContain("2 × Footing 1 m³ Remove");
});

it("empties the sizes of a saved pour, so that it does not count twice", () => {
  expect(emptySizes("slab")).toEqual({ length: "", width: "", thickness: "" });
  // The depth of the platform may be empty anyway, and the kind of stairs is a choice.
  expect(Object.keys(emptySizes("stairs"))).toEqual(["rise", "run", "stairWidth", "waistThickness"]);
  for (const shape of Object.keys(SHAPES) as (keyof typeof SHAPES)[]) {
    const sizes = Object.fromEntries(Object.keys(emptySizes(shape)).map((key) => [key, null]));
    const kinds = shape === "stairs" ? ["solid", "waist-slab"] : ["solid"];
    for (const stairKind of kinds) expect(problemsOf(concrete, { shape, stairKind, ...sizes })).not.toEqual([]);
  }
});

it("disables saving if the shape has no volume", () => {
  const none = draw({ shape: "stairs", stairKind: "solid", steps: 1, platformDepth: 0 });
  expect(none.html("Display")).toContain('class="link" disabled=""');
  expect(none.html("Display")).not.toContain("pour-sacks");
  expect(draw().html("Display")).not.toContain("disabled");
});
