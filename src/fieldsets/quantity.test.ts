import { describe, expect, it } from "vitest";
import { InputError } from "../core/calculator";
import { inOwnUnits, quantity } from "./quantity";
import { OHMS } from "./units/ohms";

const fields = quantity("resistance", OHMS, "Resistance", { default: 1 });

describe("a quantity in the unit of its definition", () => {
  it("is converted", () => {
    expect(inOwnUnits(fields, { resistance: 4.7, resistanceUnit: "kiloohm" })).toMatchObject({ resistance: 4700 });
  });

  it.each([1.7e308, -1.7e308])("is refused if there is no number for it: %s GΩ", (resistance) => {
    expect(() => inOwnUnits(fields, { resistance, resistanceUnit: "gigaohm" })).toThrow(InputError);
    expect(inOwnUnits(fields, { resistance, resistanceUnit: "ohm" })).toMatchObject({ resistance });
  });
});
