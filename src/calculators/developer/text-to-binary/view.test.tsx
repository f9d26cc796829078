import { beforeAll, describe, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import textToBinary from "./calculator";
import view from "./view";

beforeAll(() => prepareView(textToBinary, view));

const draw = (given = {}) => new DrawnView(textToBinary, view, given);

describe("the characters", () => {
  it("are listed with their codes, one per row", () => {
    // U+0041 and U+20AC: E2 82 AC in UTF-8.
    const drawn = draw({ input: "A €" });
    expect(drawn.text("Characters")).toMatch(
      /^No\. Character Code point Decimal UTF-8, hex UTF-8, binary UTF-16 HTML 1 A U\+0041 65 41 0 1000001 0041 .* 2 space U\+0020 32 20 0 0100000 0020 .* 3 € U\+20AC 8364 E2 82 AC 1110 0010 10 000010 10 101100 20AC /,
    );
    expect(drawn.text("Characters")).toMatch(
      /lead byte continuation byte The working below is for the highlighted character\. Select another to see its steps\. .*Download CSV$/,
    );
    const html = drawn.html("Characters");
    expect(html).toContain('<span class="byte lead">E2</span><span class="byte follow">82</span>');
    expect(html).toContain('<span class="byte">41</span>');
    // The UTF-8 marker bits are bold.
    expect(html).toContain('<span class="byte lead"><b>1110</b>0010</span>');
    expect(html).toContain('<span class="byte follow"><b>10</b>000010</span>');
    expect(html).toContain('<span class="byte"><b>0</b>1000001</span>');
    expect(html).toContain('aria-label="Show the working of character 1, ');
  });

  it("include a highlight on the one whose working is shown, on pages of 24", () => {
    const html = draw({ input: "ABC", character: 2 }).html("Characters").replaceAll("<!-- -->", "");
    expect(html).toMatch(/<tr aria-current="true"><td>2<\/td>/);
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
    const long = draw({ input: "x".repeat(30) });
    expect(long.html("Characters").match(/characters-choice/g)).toHaveLength(24);
    expect(long.text("Characters")).toContain("1–24 of 30");
  });
});

it("shows the text in every format, truncating long ones", () => {
  expect(draw({ input: "Hi" }).text("All formats")).toContain("01001000 01101001");
  expect(draw({ input: "€" }).text("All formats")).toContain("can’t represent this text");
  // 400 of 450 characters.
  const [, binary = ""] = /<dd>([01 ]+)…<\/dd>/.exec(draw({ input: "A".repeat(50) }).html("All formats")) ?? [];
  expect(binary).toHaveLength(400);
});

it("offers the ASCII characters for insertion", () => {
  const html = draw().html("ASCII table").replaceAll("<!-- -->", "");
  expect(html.match(/<button/g)).toHaveLength(128);
  expect(html).toContain("<b>A</b><span>65 · 41</span>");
  expect(html).toContain("<b>space</b><span>32 · 20</span>");
  expect(html).toContain("<b>~</b><span>126 · 7E</span>");
  expect(html).not.toContain("disabled");
  expect(html).toContain('role="group" aria-label="Characters to insert"');
  // Morse has no braces.
  const morse = draw({ mode: "decode", format: "morse", input: ".-" }).html("ASCII table").replaceAll("<!-- -->", "");
  expect(morse).toMatch(/<button type="button" disabled=""><b>\{<\/b>/);
  expect(morse).toMatch(/<button type="button"><b>A<\/b>/);
});

it("plays Morse at five speeds", () => {
  const drawn = draw({ format: "morse", input: "SOS" });
  expect(drawn.text("Morse player")).toBe(
    "Play Speed 5 words per minute 10 words per minute 15 words per minute 20 words per minute 25 words per minute Sound Light",
  );
  expect(drawn.html("Morse player")).toContain('<option value="15" selected="">');
  expect(drawn.html("Morse player").match(/checked=""/g)).toHaveLength(2);
  expect(drawn.html("Morse player")).not.toContain("data-on");
});

it("shows the tabs of each direction and format", () => {
  expect(draw({ input: "Hi" }).tabs).toEqual(["Characters", "All formats", "ASCII table"]);
  expect(draw({ input: "HI", format: "morse" }).tabs).toEqual([
    ...["Characters", "All formats", "Morse player", "ASCII table"],
  ]);
  expect(draw({ mode: "decode", input: "01001000" }).tabs).toEqual(["Characters", "ASCII table"]);
});
