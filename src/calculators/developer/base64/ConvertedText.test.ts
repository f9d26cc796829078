import { expect, it } from "vitest";
import { outputsOf } from "../../../core/testing";
import { swapped } from "./ConvertedText";
import base64 from "./calculator";

const swap = (mode: "encode" | "decode", input: string, more: object = {}) =>
  swapped({ mode }, outputsOf(base64, { mode, input, ...more }));

it("turns the result into the input of the other direction", () => {
  expect(swap("encode", "Hi")).toEqual({ mode: "decode", input: "SGk=" });
  expect(swap("decode", "SGk=")).toEqual({ mode: "encode", inputType: "text", input: "Hi" });
  expect(swap("decode", "/w==")).toEqual({ mode: "encode", inputType: "hex", input: "ff" });
});

it("offers nothing if the result could only be carried over in part", () => {
  const encoded = (length: number) => Buffer.alloc(length, 0xff).toString("base64");
  expect(swap("decode", encoded(65_536))).toMatchObject({ input: "ff".repeat(65_536) });
  expect(swap("decode", encoded(65_537))).toBeNull();
  // Text is never truncated, however long.
  expect(swap("decode", encoded(65_537), { charset: "latin1" })).toMatchObject({
    input: "ÿ".repeat(65_537),
  });
});

it("offers nothing if there are no bytes", () => {
  expect(swap("decode", "data:,")).toBeNull();
});
