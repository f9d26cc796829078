import { beforeAll, describe, expect, it } from "vitest";
import { resolve } from "../../../core/conditions";
import { Format } from "../../../core/format";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import uuid from "./calculator";
import view from "./view";

beforeAll(() => prepareView(uuid, view));

const draw = (given = {}) => new DrawnView(uuid, view, given);
const colors = (html: string) =>
  [...html.matchAll(/<span(?: class="id-(\w+)")?[^>]*>([^<]+)</g)].map(([, role, text]) => `${role ?? ""}:${text}`);

describe("an ID", () => {
  it("has its fields in colors", () => {
    // RFC 9562, appendix A.6: a version 7 UUID.
    const html = draw({ mode: "inspect", input: "017f22e2-79b0-7cc3-98c4-dc0c0c07398f" }).html("Display");
    const [code = ""] = /<code>.*<\/code>/.exec(html) ?? [];
    const joined = colors(code).filter((piece) => !piece.startsWith(":"));
    expect(joined[0]).toBe("time:017f22e2");
    expect(joined).toContain("mark:7");
    expect(joined.at(-1)).toMatch(/^random:/);
    expect(code.replace(/<[^>]+>/g, "")).toBe("017f22e2-79b0-7cc3-98c4-dc0c0c07398f");
    expect(html).toContain('aria-label="Copy ID"');
    const [legend = ""] = /<p class="id-legend">.*<\/p>/.exec(html) ?? [];
    expect(colors(legend)).toEqual(["time:time", "mark:version and variant", "random:random or hashed"]);
  });

  it.each([
    ["v4", "random"],
    ["v5", "hashed"],
    ["v3", "hashed"],
    ["v8", "your own bits"],
    ["v7", "random"],
  ])("of version %s labels the remaining bits “%s”", (version, name) => {
    const html = draw({ mode: "generate", version }).html("Display");
    expect(colors(html)).toContain(`random:${name}`);
    expect(html).not.toContain("<code>");
  });

  it("of version 1 has a clock sequence and a node", () => {
    expect(colors(draw({ mode: "generate", version: "v1" }).html("Display"))).toEqual([
      ...["time:time", "mark:version and variant", "sequence:clock sequence", "node:node"],
    ]);
  });

  it("is colored if it is the only one, while several are listed line by line", () => {
    const one = draw({ version: "v4" });
    expect(one.html("Figure")).toContain('class="id-mark"');
    expect(one.html("Figure").replace(/<[^>]+>/g, "")).toBe(one.outputs.id);
    const three = draw({ version: "v4", count: 3 });
    expect(three.html("Figure").split("\n")).toEqual(three.outputs.ids.map(({ id }: { id: string }) => id));
    expect(three.html("Display")).toBe("");
  });
});

it("offers a choice of versions", () => {
  const html = draw({ version: "v7" }).formTop.replaceAll("<!-- -->", "");
  const buttons = [...html.matchAll(/aria-pressed="(\w+)">([^<]+)</g)].map(([, on, text]) => [text, on]);
  expect(html).toContain("<span>Which version?</span>");
  expect(buttons).toEqual([
    ["Just unique: v4", "false"],
    ["Sorted by time: v7", "true"],
    ["From a name: v5", "false"],
  ]);
  expect(draw({ mode: "inspect" }).formTop).toBe("");
});

describe("collisions", () => {
  it("follow the birthday formula", () => {
    // n² ÷ 2 × 2¹²²: 10¹⁸ ÷ 1.0634 × 10³⁷.
    const drawn = draw({ version: "v4", collisionCount: 1_000_000_000 });
    expect(drawn.text("Collisions")).toMatch(
      /^With 1,000,000,000 IDs, the chance that two are equal is 1 in 1\.063 × 10¹⁹ \. Chance Number of IDs 1 in 1,000,000,000,000 3,261,000,000,000 /,
    );
    // √(2 × 2¹²² × p), and √(2 ln 2 × 2¹²²).
    expect(drawn.text("Collisions")).toMatch(
      /1 in 1,000,000,000 103,100,000,000,000 1 in 1,000,000 3\.261 × 10¹⁵ 1% 3\.269 × 10¹⁷ 50% 2\.715 × 10¹⁸$/,
    );
    expect(drawn.html("Collisions")).toContain(
      'type="range" min="0.5" max="30" step="0.1" aria-valuetext="1,000,000,000 IDs" value="9.0"',
    );
    expect(drawn.html("Collisions")).toContain('aria-label="IDs for a given chance"');
  });

  it("are those of one millisecond where the ID holds the time", () => {
    // 10¹⁸ ÷ 2⁷⁵
    expect(draw({ version: "v7" }).text("Collisions")).toMatch(
      /^With 1,000,000,000 IDs of one millisecond, the chance that two are equal is 1 in 37,780 \./,
    );
    const { collisionProbability } = uuid.outputs;
    const label = (version: string) => resolve(collisionProbability.label, { version });
    expect(label("ulid")).toBe("Chance that two of one millisecond are equal");
    expect(label("v4")).toBe("Chance that two are equal");
    expect(new Format().value(collisionProbability, 0.000026469429254)).toBe("2.647 × 10⁻⁵");
  });

  it("are shown in percent if they are not rare", () => {
    // √(2 ln 2) × 2⁶¹
    const text = draw({ version: "v4", collisionCount: 2.7148e18 }).text("Collisions");
    expect(text).toMatch(/two are equal is (49\.9|50)[\d.]*% \./);
    expect(draw({ version: "nanoid", nanoidLength: 255, collisionCount: 2 }).text("Collisions")).toContain(
      "is less than 1 in 10³⁰⁰",
    );
  });
});

it("lists several IDs as text, with downloads", () => {
  const drawn = draw({ version: "v4", count: 2 });
  expect(drawn.text("List")).toMatch(/^[0-9a-f-]{36} [0-9a-f-]{36} Copy all Text CSV JSON SQL insert$/);
  expect(drawn.html("List")).toContain('aria-label="IDs"');
});

it("shows the tabs and figures of each mode", () => {
  const made = draw();
  expect(made.tabs).toEqual(["Fields", "IDs", "Collisions"]);
  expect(made.figures).toEqual(["entropyBits", "collisionProbability"]);
  expect(draw({ count: 2 }).tabs).toContain("List");
  expect(draw({ version: "v5" }).tabs).not.toContain("Collisions");
  const found = draw({ mode: "inspect" });
  expect(found.tabs).toEqual(["Fields"]);
  expect(found.figures).toEqual([
    "uuidVersion",
    "variant",
    "timestampIso",
    "timestampUnixMs",
    "integer",
    "urn",
    "base64url",
    "guidBytes",
    "ulid",
  ]);
  expect(draw({ mode: "inspect", input: "01ARZ3NDEKTSV4RRFFQ69G5FAV" }).figures).toEqual([
    "timestampIso",
    "timestampUnixMs",
    "integer",
    "urn",
    "base64url",
    "guidBytes",
    "ulid",
  ]);
  expect(draw({ version: "v4" }).listed("more")).toContain("variant");
  expect(draw({ version: "ulid" }).listed("more")).not.toContain("variant");
});

it("shows the fields and forms of an ID only where it is clear whose they are", () => {
  expect(draw({ version: "v4" }).tabs).toContain("Fields");
  expect(draw({ version: "v4" }).listed("more")).toContain("urn");
  const several = draw({ version: "v4", count: 5 });
  expect(several.tabs).not.toContain("Fields");
  expect(several.listed("more")).not.toContain("urn");
});
