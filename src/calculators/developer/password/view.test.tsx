import { beforeAll, describe, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import password from "./calculator";
import view from "./view";

beforeAll(() => prepareView(password, view));

const draw = (given = {}) => new DrawnView(password, view, given);

describe("the strength", () => {
  const pin = (pinLength: number) => draw({ mode: "pin", pinLength, avoidWeakPins: false }).html("Display");

  it("is a bar that is full at 128 bits", () => {
    // Six digits are 19.93 bits.
    expect(pin(6)).toContain(
      '<svg class="password-bar" width="100%" height="12" role="img" aria-label="Strength: very weak, 20 bits">',
    );
    expect(pin(6)).toContain('<rect class="fill-red" width="15.6%" height="12">');
    expect(pin(6)).toContain('<rect class="password-whole" width="100%" height="12">');
    // More than 128 bits do not exceed the bar.
    expect(draw({ mode: "hex", byteLength: 32 }).html("Display")).toContain('class="fill-green" width="100%"');
  });

  it("shows what would make it stronger", () => {
    // Each of 85 characters adds 6.41 bits.
    expect(draw().text("Display")).toBe("+6.4 bits for one more character");
    // A digit adds 3.32 bits.
    expect(draw({ mode: "pin", avoidWeakPins: false }).text("Display")).toMatch(/^\+3\.3 bits for one more /);
  });
});

it("colors digits and symbols, which are easily misread", () => {
  const drawn = draw();
  const html = drawn.html("Figure");
  for (const [, kind, text = ""] of html.matchAll(/<span class="(\w+)">([^<]+)</g)) {
    const plain = text.replace(/&amp;/g, "&");
    expect(/^[a-z]+$/i.test(plain) ? "letter" : /^\d+$/.test(plain) ? "digit" : "symbol").toBe(kind);
  }
  expect(new Set([...html.matchAll(/class="(\w+)"/g)].map(([, kind]) => kind))).toEqual(
    new Set(["letter", "digit", "symbol"]),
  );
  expect(html.replace(/<[^>]+>/g, "").replace(/&amp;/g, "&")).toBe(drawn.outputs.password);
  // A hundred passwords are a list for copying, without colors.
  expect(draw({ count: 100 }).html("Figure")).not.toContain("<span");
});

describe("the NIST check", () => {
  const nist = (given: object) => draw(given).text("NIST check");

  it("covers the length, with and without a second factor", () => {
    // SP 800-63B-4: 15 characters alone, 8 with another factor.
    const lines = (length: number) =>
      nist({ mode: "pin", pinLength: length }).match(/(Yes|No) At least \d+ characters[^:]*: it has \d+/g);
    const alone = "At least 15 characters if it is the only protection: it has";
    const second = "At least 8 characters with a second factor: it has";
    expect(lines(7)).toEqual([`No ${alone} 7`, `No ${second} 7`]);
    expect(lines(8)).toEqual([`No ${alone} 8`, `Yes ${second} 8`]);
    expect(nist({ length: 14 })).toContain(`No ${alone} 14`);
    expect(nist({ length: 15 })).toContain(`Yes ${alone} 15`);
    expect(draw({ length: 15 }).html("NIST check")).toContain('<li class="holds"><b>Yes</b>');
    expect(draw({ length: 14 }).html("NIST check")).toContain('<li class="fails"><b>No</b>');
  });

  it("covers the list of common passwords", () => {
    expect(nist({ mode: "check", password: "password" })).toContain("No Not on a list of common passwords");
    expect(nist({ mode: "check", password: "xkq 93 vlam zuiderzee" })).toContain(
      "Yes Not on a list of common passwords",
    );
    expect(nist({})).not.toContain("list of common");
  });

  it("ends with advice", () => {
    expect(nist({})).toMatch(
      /That is all\. NIST SP 800-63B-4 \(August 2025\) tells sites not to require a mix of characters or regular changes, and to accept at least 64 characters\. Let a password manager create and store it\. Use it in only one place\. Change it if it may have leaked, not on a schedule\. If a site offers passkeys, use them instead\.$/,
    );
  });
});

it("lists several passwords, one per line", () => {
  const drawn = draw({ mode: "pin", count: 3 });
  expect(drawn.tabs).toEqual(["Passwords", "Time to crack", "Options", "NIST check"]);
  expect(drawn.text("Passwords")).toMatch(/^\d{6} \d{6} \d{6} Copy all Download text Download CSV$/);
  expect(drawn.html("Passwords")).toContain('aria-label="Passwords"');
});

it("shows the tabs and figures of generated and checked passwords", () => {
  const made = draw({ mode: "pin" });
  expect(made.tabs).toEqual(["Time to crack", "Options", "NIST check"]);
  expect(made.figures).toEqual(["passwordLength", "combinations", "entropyBits"]);
  // 2²⁵⁶ has 78 digits.
  expect(draw({ mode: "hex", byteLength: 32 }).figures).toEqual(["passwordLength", "entropyBits"]);
  const checked = draw({ mode: "check", password: "password", count: 2 });
  expect(checked.tabs).not.toContain("Passwords");
  expect(checked.figures).toEqual([
    "entropyBits",
    "guessesLog10",
    "nistSingleFactor",
    "nistMultiFactor",
    "onCommonList",
  ]);
});
