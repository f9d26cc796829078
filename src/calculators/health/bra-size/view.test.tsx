import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView, visibleText } from "../../../site/testing/draw-view";
import { tablesOf } from "../../../site/testing/read-chart";
import braSize from "./calculator";
import view from "./view";

beforeAll(() => prepareView(braSize, view));

const MEASURES = { underbustCm: 75, bustCm: 90 };
const drawn = (given = {}) => new DrawnView(braSize, view, { ...MEASURES, ...given });
const known = (given = {}) => drawn({ mode: "convert", fromBand: 34, fromCup: "B", ...given });

const strongOf = (html: string) =>
  [...html.matchAll(/<tr class="strong">(.*?)<\/tr>/g)].map(([, row]) => visibleText(row as string));

it("shows where to place the two tapes", () => {
  expect(drawn().text("Display")).toBe("Fullest part 90 cm Under the bust 75 cm");
  expect(drawn().html("Display")).toContain(
    'aria-label="Two tapes: 90 cm around the fullest part, 75 cm under the bust"',
  );
  const inches = drawn({ unitSystem: "imperial", underbustIn: 29.25, bustIn: 35.5 });
  expect(inches.text("Display")).toBe("Fullest part 35.5 in Under the bust 29.25 in");
  expect(drawn({ underbustCm: 75.25 }).text("Display")).toBe("Fullest part 90 cm Under the bust 75.3 cm");
  expect(known().html("Display")).toBe("");
});

it("lists the sister sizes by band", () => {
  // The example in Wikipedia, “Bra size”: 30D, 32C, 34B and 36A have the same cup volume.
  expect(known().text("Sister sizes")).toBe(
    "Each step has the same cup volume: a tighter band goes with the next cup letter up, a looser band with the next one down. Sister sizes Size Band Cup Two bands tighter 30D 30 D One band tighter 32C 32 C Your size 34B 34 B One band looser 36A 36 A Two bands looser 38AA 38 AA",
  );
  expect(strongOf(known().html("Sister sizes"))).toEqual(["Your size 34B 34 B"]);
});

it("compares the four rules", () => {
  // A difference of 15 cm is US cup B by the European and Japanese rules. Plus four: 35 − (30 + 4) = 1 in is A.
  const text = drawn().text("Four rules");
  expect(text).toBe(
    "Shops use different sizing rules. The traditional one adds four or five inches, about 10 cm, to the ribs, so the band comes out looser and the cup smaller. The size by four rules Size Band Cup Modern (band = ribs) 30DD 30 DD Traditional (plus four) 34A 34 A European (EN 13402) 34B 34 B Japanese (JIS L 4006) 34B 34 B",
  );
  expect(strongOf(drawn().html("Four rules"))).toEqual(["Modern (band = ribs) 30DD 30 DD"]);
  expect(strongOf(drawn({ sizingRule: "en13402" }).html("Four rules"))).toEqual(["European (EN 13402) 34B 34 B"]);
  // A difference of 48 cm is 19 cups of 2 cm over 10 cm, which is beyond the largest cup.
  expect(drawn({ underbustCm: 60, bustCm: 108, sizingRule: "jis" }).text("Four rules")).toContain(
    "European (EN 13402) not made – – ",
  );
});

it("shows the rules only for measurements", () => {
  expect(drawn().tabs).toEqual(["All countries", "Sister sizes", "Four rules"]);
  expect(known().tabs).toEqual(["All countries", "Sister sizes"]);
  expect(tablesOf(view)).toEqual(["All countries: sizes"]);
});
