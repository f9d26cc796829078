/** What the styles must do on paper. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const source = join(import.meta.dirname, "../src");
const sheets = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".css"))
  .map((name) => readFileSync(join(source, name), "utf8"));

/** The rules of a style sheet: selectors, declarations, and whether they are for paper only. */
function rulesOf(css) {
  const rules = [];
  const open = [];
  for (const [, text, mark] of css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{}]*)([{}])/g))
    if (mark === "{") open.push(text.split(";").at(-1).trim());
    else {
      const selectors = open
        .pop()
        .split(/,(?![^(]*\))/)
        .map((one) => one.trim());
      const isPrint = open.some((outer) => /@media.*\bprint\b/.test(outer));
      if (text.trim()) rules.push({ selectors, declarations: text, isPrint });
    }
  return rules;
}

it("puts what stays in place on the screen where it belongs on paper, wherever the page was scrolled to", () => {
  const rules = sheets.flatMap(rulesOf);
  const sticky = rules.filter(
    ({ isPrint, declarations }) =>
      !isPrint &&
      /position: sticky/.test(declarations) &&
      /(?<![\w-])(?:top|bottom|inset-block\w*):/.test(declarations),
  );
  const released = rules
    .filter(({ isPrint, declarations }) => isPrint && /position: static|display: none/.test(declarations))
    .flatMap(({ selectors }) => selectors);
  const selectors = sticky.flatMap((rule) => rule.selectors);
  expect(selectors).toContain(".year-schedule thead th");
  expect(selectors.filter((selector) => !released.includes(selector))).toEqual([]);
});

it("keeps a result with its note, and a total with the last row of its table", () => {
  const onPaper = sheets.flatMap(rulesOf).filter(({ isPrint }) => isPrint);
  const says = (selector, declaration) =>
    onPaper.some(({ selectors, declarations }) => selectors.includes(selector) && declarations.includes(declaration));
  expect(says(".figures > div", "break-inside: avoid")).toBe(true);
  expect(says("tfoot", "break-before: avoid")).toBe(true);
});
