/** The site's light theme and its style sheets for charts, with values instead of names. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "lightningcss";
import { root } from "../setup.mjs";
import { SANS, SERIF } from "./fonts.mjs";

const [tokens, charts, ...plots] = ["styles/tokens", "styles/charts", "kit/distribution-plot", "kit/estimate-plot"].map(
  (name) => readFileSync(join(root, `src/site/${name}.css`), "utf8"),
);

/** `#rrggbb` by name: `paper`, `green`, `blue-pale`. */
export const COLORS = {};
for (const [, name, light] of tokens.matchAll(/--([\w-]+): light-dark\((#\w+), #\w+\);/g)) COLORS[name] = light;
for (const [, name, mix] of charts.matchAll(/--([\w-]+): (color-mix\(.+\));/g)) COLORS[name] = asHex(withValues(mix));

/** For `<style>` in an SVG. Rules that only browsers understand are skipped there. */
export const CHART_STYLES = withValues([charts, ...plots].join(""));

function withValues(css) {
  const values = { ...COLORS, sans: SANS, serif: SERIF };
  return css.replace(/var\(--([\w-]+)\)/g, (_, name) => values[name]);
}

function asHex(color) {
  const old = { chrome: 90 << 16 };
  const { code } = transform({ filename: "", code: Buffer.from(`a{color:${color}}`), minify: true, targets: old });
  return /#[\da-f]+/.exec(code)[0];
}
