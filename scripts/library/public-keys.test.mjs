import { expect, it } from "vitest";
import { missingKeys, publicKeys } from "./public-keys.mjs";

const schema = {
  properties: {
    price: { type: "number" },
    rateType: { type: ["string", "null"], enum: ["fixed", "arm", null] },
    extra: { type: "array", items: { properties: { amount: {}, often: { enum: ["once"] } } } },
  },
  "x-outputs": { properties: { payment: { type: "number" } } },
};
const keys = { entry: "loan", ...publicKeys(schema) };

it("lists inputs, their choices and their columns, and outputs", () => {
  expect(keys.inputs).toEqual([
    "price",
    "rateType",
    "rateType=fixed",
    "rateType=arm",
    "extra",
    "extra.amount",
    "extra.often",
    "extra.often=once",
  ]);
  expect(keys.outputs).toEqual(["payment"]);
});

it("finds what was released and is gone, and nothing else", () => {
  expect(missingKeys({ loan: keys }, { loan: { ...keys, inputs: [...keys.inputs, "new"] }, other: keys })).toEqual([]);
  expect(missingKeys({ loan: keys }, {})).toEqual(["loan: the calculator"]);
  const changed = { entry: "credit", inputs: keys.inputs.filter((key) => key !== "rateType=arm"), outputs: [] };
  expect(missingKeys({ loan: keys }, { loan: changed })).toEqual([
    "loan: entry loan",
    "loan: input rateType=arm",
    "loan: output payment",
  ]);
});
