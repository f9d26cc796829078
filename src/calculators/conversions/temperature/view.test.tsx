import { beforeAll, describe, expect, it } from "vitest";
import { Format } from "../../../core/format";
import { DrawnView, prepareView, visibleText } from "../../../site/testing/draw-view";
import temperature from "./calculator";
import view from "./view";

beforeAll(() => prepareView(temperature, view));

const draw = (given = {}) => new DrawnView(temperature, view, given);
const CELSIUS = { from: "celsius", to: "fahrenheit" };

describe("the thermometer", () => {
  it("is filled from −40 to 110 °C up to the temperature", () => {
    // 35 is halfway.
    const html = draw({ ...CELSIUS, value: 35 }).html("Display");
    expect(html).toContain('role="img" aria-label="Thermometer at 35 °C, 95 °F"');
    expect(html).toContain('<rect class="tube" y="30" width="100%" height="12" rx="6">');
    expect(html).toContain('<rect class="fill-green" y="30" width="50%" height="12" rx="6">');
    expect(html).toContain('height="92"');
    expect(draw({ ...CELSIUS, value: 35 }).text("Display")).toMatch(/Above: °C\. Below: °F\.$/);
    expect(draw({ ...CELSIUS, value: 36.66 }).html("Display")).toContain("Thermometer at 36.7 °C, 98 °F");
  });

  it("has round values of both scales, away from its ends", () => {
    const html = draw({ ...CELSIUS, value: 35 }).html("Display");
    const ticks = [
      ...html.matchAll(/y1="(\d+)" y2="(\d+)"><\/line><text x="([\d.]+)%" y="(\d+)" text-anchor="middle">([-\d]+)</g),
    ];
    // A sixth of 150 °C is 25, so the step is 50; a sixth of 270 °F is 45, so it is also 50. 100 °C is 93% up the tube.
    expect(ticks.map(([, y1, y2, x, y, text]) => [text, Number(x), y1, y2, y])).toEqual([
      ...[0, 50, 100].map((value) => [String(value), expect.closeTo((100 * (value + 40)) / 150, 1), "30", "24", "20"]),
      ...[0, 50, 100, 150, 200].map((value) => [
        String(value),
        expect.closeTo((100 * (((value - 32) * 5) / 9 + 40)) / 150, 1),
        "42",
        "48",
        "62",
      ]),
    ]);
  });

  it("names landmarks if there is room", () => {
    const html = draw({ ...CELSIUS, value: 35 }).html("Display");
    const named = [
      ...html.matchAll(
        /class="landmark"><line x1="([\d.]+)%"[^>]*><\/line><text x="[^"]*" y="86" text-anchor="(\w+)">([^<]+)</g,
      ),
    ];
    expect(named.map(([, x, anchor, name]) => [name, x, anchor])).toEqual([
      ["−40", "0", "start"],
      ["Ice", "26.67", "middle"],
      // 37 °C
      ["Body", "51.33", "middle"],
      ["Boiling", "93.33", "end"],
    ]);
  });

  it("extends ten degrees beyond a colder or hotter temperature", () => {
    // From −90 to 110, −80 is 10 of 200 degrees up; from −40 to 210, 200 is 240 of 250.
    expect(draw({ ...CELSIUS, value: -80 }).html("Display")).toContain('fill-green" y="30" width="5%"');
    expect(draw({ ...CELSIUS, value: 200 }).html("Display")).toContain('fill-green" y="30" width="96%"');
    expect(draw({ mode: "difference" }).html("Display")).toBe("");
  });
});

describe("the feels-like table", () => {
  const felt = (given: object) => draw({ mode: "feels-like", ...given });
  const rows = (drawn: DrawnView) =>
    [...drawn.html("How it feels").matchAll(/<tr>(<th scope="row">.*?)<\/tr>/g)].map(([, row]) =>
      [...(row as string).matchAll(/>([^<>]+)</g)].map(([, cell]) => cell).join(" "),
    );

  it("shows wind chill below 80 °F, with the nearest cell outlined", () => {
    const drawn = felt({ value: 1, from: "fahrenheit", windSpeed: 14, windUnit: "mile-per-hour" });
    expect(drawn.text("How it feels")).toMatch(
      /^Wind chill in °F, by air temperature and wind in mph Air 5 10 15 20 25 30 40 50 60 40 36 /,
    );
    expect(drawn.html("How it feels")).toContain('aria-label="Wind chill"');
    // National Weather Service, Wind Chill Chart of 2001.
    expect(rows(drawn)[0]).toBe("40 36 34 32 30 29 28 27 26 25");
    expect(rows(drawn)[4]).toBe("0 −11 −16 −19 −22 −24 −26 −29 −31 −33");
    expect(rows(drawn)[8]).toBe("−40 −57 −66 −71 −74 −78 −80 −84 −88 −91");
    expect(drawn.html("How it feels").match(/aria-current="true">([^<]+)</g)).toEqual(['aria-current="true">−19<']);
    expect(drawn.text("How it feels")).toMatch(
      /Frostbite within 30 minutes at −18 °F or below The outlined cell is the closest to your values\.$/,
    );
    // At 0 °F, −16 at 10 mph is above the frostbite limit and −19 at 15 mph is below it.
    expect(drawn.html("How it feels")).toContain('<td>−16</td><td data-level="3" aria-current="true">−19</td>');
    // Most cells of the table are below the limit.
    expect(drawn.html("How it feels").match(/data-level="3">Frost|data-level="3"/g)?.length).toBeGreaterThan(30);
  });

  it("shows the heat index from 80 °F, with its warning levels", () => {
    const drawn = felt({ value: 91, from: "fahrenheit", humidity: 68 });
    expect(drawn.text("How it feels")).toMatch(
      /^Heat index in °F, by air temperature and relative humidity Air 40% 50% 60% 70% 80% 90% 100% 80 80 /,
    );
    expect(drawn.html("How it feels")).toContain('aria-label="Heat index"');
    // National Weather Service, Heat Index Chart.
    expect(rows(drawn)[0]).toBe("80 80 81 82 83 84 86 89");
    expect(rows(drawn)[3]).toBe("92 94 99 105 112 121 131 –");
    expect(rows(drawn)[7]).toBe("108 130 – – – – – –");
    const html = drawn.html("How it feels");
    expect(html).toContain('<td data-level="3" aria-current="true">112</td>');
    expect(html).toContain('<td data-level="2">99</td><td data-level="3">105</td>');
    expect(html).toContain('<td data-level="4">131</td>');
    expect(html).toContain('<td data-level="1">81</td>');
    expect(drawn.text("How it feels")).toContain(
      "Caution from 80 °F Extreme caution from 90 °F Danger from 103 °F Extreme danger from 125 °F",
    );
    const key = [...html.matchAll(/<span data-level="(\d)">(\w+)/g)].map(([, level, word]) => `${level} ${word}`);
    expect(key).toEqual(["1 Caution", "2 Extreme", "3 Danger", "4 Extreme"]);
  });

  it("is in °C if the input is", () => {
    const hot = felt({ value: 33, from: "celsius", humidity: 70 });
    // 80 °F = 26.7 °C, 103 °F = 39.4 °C.
    expect(hot.text("How it feels")).toContain("Heat index in °C");
    expect(rows(hot)[0]).toMatch(/^27 26 27 .* 30 32$/);
    expect(hot.text("How it feels")).toContain("Danger from 39 °C");
    expect(felt({ value: 0, from: "celsius" }).text("How it feels")).toContain("at −28 °C or below");
  });
});

it("lists every gas mark, with the one in the answer outlined", () => {
  const drawn = draw({ mode: "oven", value: 180, from: "celsius" });
  // 350 °F = 176.7 °C, and 20 °C less for a fan oven.
  expect(drawn.text("Oven settings")).toMatch(
    /^Gas mark °F °C °C, fan 1\/4 225 107 87 .* 4 350 177 157 .* 9 475 246 226$/,
  );
  expect(drawn.html("Oven settings")).toContain('<th scope="row" aria-current="true">4</th>');
  const { celsius } = temperature.outputs;
  const written = (mode: string) => new Format().value(celsius, 176.6666666667, { mode });
  expect([written("oven"), written("convert")]).toEqual(["177 °C", "176.6666666667 °C"]);
  expect(drawn.html("Oven settings").match(/aria-current/g)).toHaveLength(1);
  expect(drawn.html("Oven settings")).toContain('aria-label="Oven settings"');
});

it("has two sides for conversions, otherwise one temperature", () => {
  const top = (given: object) => visibleText(draw(given).formTop);
  expect(top({ value: 98.6, from: "fahrenheit", to: "celsius" })).toBe(
    "[mode] [value][from] Swap units [value: 37][to]",
  );
  expect(top({ mode: "difference", value: 9, from: "fahrenheit", to: "celsius" })).toContain(
    "Swap units [value: 5][to]",
  );
  expect(top({ mode: "oven" })).toBe("[mode][value] [from]");
});

it.each([
  ["convert", ["All scales"], ["formula", "nearest", "agreesAt"]],
  ["difference", [], ["formula"]],
  ["feels-like", ["How it feels"], ["windChill", "heatIndex"]],
  ["oven", ["Oven settings"], ["fanCelsius", "gasMark"]],
])("shows the tabs and figures of mode %s", (mode, tabs, figures) => {
  const drawn = draw({ mode });
  expect(drawn.tabs).toEqual(tabs);
  expect(figures).toEqual(expect.arrayContaining([...drawn.figures]));
});
