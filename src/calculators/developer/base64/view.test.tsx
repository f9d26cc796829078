import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import base64 from "./calculator";
import view from "./view";

beforeAll(() => prepareView(base64, view));

const draw = (given = {}) => new DrawnView(base64, view, given);

it("shows three bytes as four characters, bit by bit", () => {
  // M, a and n are 77, 97 and 110; their 24 bits are 19, 22, 5 and 46: TWFu.
  const text = draw({ mode: "encode", input: "Man" }).text("Bits");
  expect(text).toMatch(
    /^Bytes 4D 61 6E as characters TWFu Bytes 4D M 61 a 6E n Bits (?:[01] ){24}Numbers 19 22 5 46 Letters T W F u /,
  );
  expect(text.replace(/ /g, "")).toContain("010011010110000101101110");
  expect(text).toMatch(/The group at the cursor in the input\.$/);
});

it("pads the last character with zero bits, and the group with equals signs", () => {
  // 77 = 01001101: 19, and 01 with four zeros is 16.
  const drawn = draw({ mode: "encode", input: "M" });
  expect(drawn.text("Bits")).toMatch(/Numbers 19 16 Letters T Q = = /);
  expect(drawn.text("Bits")).toContain("; zero bits pad the last character.");
  expect(drawn.html("Bits").match(/class="bits-bit filled"/g)).toHaveLength(4);
});

it("shows its tabs if there are bytes", () => {
  expect(draw({ mode: "encode", input: "Man" }).tabs).toEqual(["Bits", "Hex"]);
});
