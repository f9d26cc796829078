import type { ViewProps } from "../../../site/kit";
import type calculator from "./calculator";
import { Formula } from "./Formula";
import { headline } from "./words";
import "./quadratic.css";

/** The roots, typeset. */
export function Solutions({ model, format }: ViewProps<typeof calculator>) {
  const { figure, tone } = headline(model, format);
  return tone === "plain" ? figure : <Formula text={figure} />;
}
