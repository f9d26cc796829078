import { describe, expect, it } from "vitest";
import { isUsedIn } from "./used-styles.mjs";

const SITE = ".row{display:flex}.wide .label{flex:1}";

describe("use of the styles of a part that loads later", () => {
  it.each([
    ["a class of its own", '<div class="dial">', ".dial{width:9rem}", true],
    ["a class of its own among others", '<p class="row dial-end">', ".dial>.dial-end{top:0}", true],
    ["only classes that the site has rules for", '<p class="row">', ".row .dial{top:0}", false],
    ["a class whose name starts the same way", '<p class="dial-end">', ".dial{top:0}", false],
    ["a word in the text", "<p>dial</p>", ".dial{top:0}", false],
  ])("in HTML with %s", (_, html, style, isUsed) => {
    expect(isUsedIn(html, style, SITE)).toBe(isUsed);
  });
});
