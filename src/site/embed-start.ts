/** The script that is inlined in every embedded calculator: that of all pages, and what its address says about its looks. */
import "./start";
import { applyAccent } from "./calculator/embed/accent";
import { reportHeight } from "./calculator/embed/height";
import { readOptions } from "./calculator/embed/options";
import { applyTheme } from "./preferences/theme";

const { theme, accent } = readOptions(location.search);
applyTheme(theme);
if (accent) {
  applyAccent(accent);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => applyAccent(accent));
}
reportHeight();
