import { describe, expect, it } from "vitest";
import { checkFigures, givenByVisitor } from "./own-figures";

const TODAY = "2026-11-28";

describe("the visitor's own figures", () => {
  it("give the age on the birthday and the day before it", () => {
    expect(givenByVisitor({ birthDate: "1986-11-28" }, TODAY).get("age")).toBe(40);
    expect(givenByVisitor({ birthDate: "1986-11-29" }, TODAY).get("age")).toBe(39);
    expect(givenByVisitor({ birthDate: "1986-11-29" }, TODAY).get("birthYear")).toBe(1986);
    expect(givenByVisitor({ birthDate: "2027-01-01" }, TODAY).has("age")).toBe(false);
  });

  it("give height and weight in every unit: 5 ft 11 in is 180.34 cm, 181 lb is 82.1 kg", () => {
    const given = givenByVisitor({ heightCm: 180.34, weightKg: 82.1002 }, TODAY);
    expect(Object.fromEntries(given)).toEqual({
      heightCm: 180.3,
      heightFt: 5,
      heightIn: 11,
      weightKg: 82.1,
      weightLb: 181,
    });
  });

  it("never give 12 inches", () => {
    const given = givenByVisitor({ heightCm: 182.87 }, TODAY);
    expect([given.get("heightFt"), given.get("heightIn")]).toEqual([6, 0]);
  });

  it("keep what is valid, and say what is wrong with the rest", () => {
    const { values, problems } = checkFigures({
      annualIncome: 90_000,
      state: "ZZ",
      weightKg: 900,
      other: 1,
      savings: null,
    });
    expect(values).toEqual({ annualIncome: 90_000 });
    expect([...problems.keys()]).toEqual(["state", "weightKg"]);
    expect(problems.get("weightKg")).toMatch(/650/);
  });
});
