import { defineView, tabsFrom, type ViewProps } from "../../../site/kit";
import calculator from "./calculator";
import { Formula } from "./Formula";
import { headline } from "./words";
import "./quadratic.css";

/** The roots, typeset. */
function Solutions({ model, format }: ViewProps<typeof calculator>) {
  const { figure, tone } = headline(model, format);
  return tone === "plain" ? figure : <Formula text={figure} />;
}

export default defineView(calculator, {
  Figure: Solutions,
  tabs: tabsFrom(() => import("./tabs")),
});
