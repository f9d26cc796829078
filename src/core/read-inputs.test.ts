import { expect, it } from "vitest";
import { EVERY_GRAMMAR, loadGrammars } from "../reading/grammars";
import { by, choice, number } from "./fields";
import { readInputs } from "./read-inputs";

const fields = {
  unitSystem: choice("Units", { options: { us: "US", metric: "Metric" }, default: "us" }),
  length: number("Length", { unit: by("unitSystem", { metric: "m" }, "ft"), default: 10 }),
  weightSt: number("Weight", { unit: "st", default: 0 }),
  weightLb: number("Weight", { unit: "lb", default: 154 }),
  heightFt: number("Height", { unit: "ft", default: 5 }),
  heightIn: number("Height", { unit: "in", default: 7 }),
};

const grammars = await loadGrammars(EVERY_GRAMMAR);
const read = (texts: Record<string, string>) => readInputs(fields, texts, {}, { grammars });

it("reads a measure in the unit of its field", () => {
  expect(read({ length: "10" }).json).toEqual({ length: 10 });
  expect(read({ length: "18 in" }).json).toEqual({ length: 1.5 });
  expect(read({ unitSystem: "metric", length: "10 ft" }).json.length).toBe(3.048);
  expect(read({ length: "5 lb" }).json).toEqual({ length: "5 lb" });
  expect(read({ length: "3 * 4 ft" }).json).toEqual({ length: 12 });
});

it("shows how it read a measure if the unit is a different one or the number is composed", () => {
  expect([...read({ length: "10 ft" }).interpretations]).toEqual([]);
  expect([...read({ length: "5 1/2 feet" }).interpretations]).toEqual([["length", "5.5 ft"]]);
  expect([...read({ length: "45cm" }).interpretations]).toEqual([["length", "1.476378 ft"]]);
});

it("fills all inputs of a measure from one text", () => {
  const { json, given, interpretations } = read({ heightFt: "5 ft 11", heightIn: "3" });
  expect(json).toEqual({ heightFt: 5, heightIn: 11 });
  expect([...given]).toEqual(["heightIn"]);
  expect(interpretations.get("heightFt")).toBe("5 ft 11 in");
  expect(read({ heightIn: "180.34 cm" }).json).toEqual({ heightFt: 5, heightIn: 11 });
  expect(read({ heightFt: "5 ft", heightIn: "11 in" }).json).toEqual({ heightFt: 5, heightIn: 11 });
});

it("uses stones only if the text does", () => {
  expect(read({ weightLb: "11 st 4" }).json).toEqual({ weightSt: 11, weightLb: 4 });
  expect(read({ weightLb: "45.359237 kg" }).json).toEqual({ weightSt: 0, weightLb: 100 });
});

it("needs grammars for anything but plain numbers", () => {
  expect([...readInputs(fields, { length: "5'" }, {}, {}).unread]).toEqual(["length"]);
  expect([...readInputs(fields, { length: "5" }, {}, {}).unread]).toEqual([]);
});
