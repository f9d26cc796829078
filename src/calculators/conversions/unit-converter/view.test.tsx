import { beforeAll, describe, expect, it } from "vitest";
import { DrawnView, prepareView, visibleText } from "../../../site/testing/draw-view";
import unitConverter from "./calculator";
import view from "./view";

beforeAll(() => prepareView(unitConverter, view));

const draw = (given = {}) => new DrawnView(unitConverter, view, given);

describe("the picture", () => {
  it("is a ruler for lengths, filled to four fifths", () => {
    const drawn = draw({ value: 10, from: "centimeter", to: "inch" });
    const html = drawn.html("Display");
    expect(html).toContain(
      'class="ruler" width="100%" height="52" role="img" aria-label="Ruler with centimeters and inches"',
    );
    expect(html).toContain('<rect class="body" x="0" y="4" width="100%" height="44">');
    expect(html).toContain('<rect class="fill" x="0" y="4" width="80%" height="44">');
    expect(html).toContain('<line class="pointer" x1="80%" x2="80%" y1="0" y2="52">');
    expect(drawn.text("Display")).toMatch(/Above: cm\. Below: in\.$/);
    // 5 of 12.5 cm is 40%, and 4 of 4.92 inches is 81.28%, which is too close to the pointer for a number.
    expect(html).toMatch(
      /<line x1="40%" x2="40%" y1="4" y2="(12|8)"><\/line><text x="40%" y="23" text-anchor="middle">5</,
    );
    expect(html).toMatch(/<text x="40\.64%" y="37" text-anchor="middle">2</);
  });

  it("is a thermometer from −23 to 107 °C for temperatures", () => {
    const drawn = draw({ quantity: "temperature", value: 41.85, from: "celsius", to: "fahrenheit" });
    // 315 K is halfway from 250 to 380.
    expect(drawn.html("Display")).toContain('<rect class="fill" x="0" y="26" width="50%" height="14">');
    expect(drawn.html("Display")).toContain('height="66" role="img" aria-label="Thermometer with ');
    // For colder values the range starts 20 K below the value: 200 in 180 to 380.
    const cold = draw({ quantity: "temperature", value: -73.15, from: "celsius", to: "kelvin" });
    expect(cold.html("Display")).toContain('class="fill" x="0" y="26" width="10%"');
  });

  it("is a jug for volumes", () => {
    const drawn = draw({ quantity: "volume", value: 10, from: "liter", to: "us-gallon" });
    const html = drawn.html("Display");
    expect(html).toContain(
      'class="jug" viewBox="0 0 320 236" role="img" aria-label="Measuring jug with liters and US gallons"',
    );
    // Four fifths of the height of 200, above the bottom at 220.
    expect(html).toContain('<rect class="fill" x="80" width="160" y="60" height="160">');
    expect(html).toContain('d="M72 8 L80 20 V220 H240 V8"');
    // 10 of 12.5 liters on the left, 2 of 3.3 gallons on the right.
    expect(html).toContain('<line x1="80" x2="96" y1="60" y2="60"></line><text x="74" y="64" text-anchor="end">10<');
    expect(html).toContain('text-anchor="start">2<');
    expect(drawn.text("Display")).toMatch(/Left: L\. Right: gal\.$/);
  });

  it("is a dial for masses", () => {
    const drawn = draw({ quantity: "mass", value: 10, from: "kilogram", to: "pound" });
    const html = drawn.html("Display");
    expect(html).toContain(
      'class="scale" viewBox="0 0 320 200" role="img" aria-label="Kitchen scale with kilograms and pounds"',
    );
    // From 198° to −18°: four fifths is 25.2°, 100 from the center at (160, 150).
    expect(html).toContain('<line class="pointer" x1="160" y1="150" x2="250.48" y2="107.42">');
    expect(html).toContain('<path class="glass" d="M61.09 182.14 A104 104 0 1 1 258.91 182.14">');
    expect(html).toContain('<circle class="hub" cx="160" cy="150" r="5">');
    expect(drawn.text("Display")).toMatch(/Outside: kg\. Inside: lb\.$/);
  });

  it("is omitted if there is none", () => {
    const empty = (given: object) => draw(given).html("Display");
    expect(empty({ quantity: "area", from: "square-foot", to: "square-meter" })).not.toContain("unit-picture");
    expect(empty({ value: 0 })).not.toContain("unit-picture");
    expect(empty({ mode: "ingredient" })).not.toContain("unit-picture");
  });
});

it("lists the value in all units, initially twenty", () => {
  const drawn = draw({ value: 6, from: "foot", to: "centimeter" });
  expect(drawn.text("All units")).toMatch(/^Find a unit Unit Value meter m 1\.8288 kilometer km 0\.0018288 /);
  expect(drawn.text("All units")).toMatch(/ Show all \d\d units$/);
  const html = drawn.html("All units");
  expect(html.match(/<tr/g)).toHaveLength(21);
  expect(html).toMatch(/aria-current="true"><th scope="row" class="text">centimeter/);
  expect(html.match(/aria-current/g)).toHaveLength(1);
  expect(html).toContain('aria-label="Copy the value in meter"');
  expect(html).toContain('<p role="status"></p>');
});

it("has two sides with a quantity, a question, or an ingredient with two sides", () => {
  const top = (given: object) => visibleText(draw(given).formTop);
  expect(top({ value: 6, from: "foot", to: "centimeter" })).toBe(
    "[mode] Quantity [quantity: length] [value][from: foot] Swap units [value: 182.88][to: centimeter]",
  );
  expect(top({ mode: "query" })).toMatch(/^\[mode\]\[query\] /);
  expect(top({ mode: "ingredient" })).toMatch(/^\[mode\](<!-- -->)?\[ingredient\] ?\[value\]/);
});

it("lists several units, and hides outputs that the two sides show", () => {
  expect(draw().tabs).toEqual(["All units"]);
  expect(draw().figures).toEqual(["resultExact", "formula"]);
});
