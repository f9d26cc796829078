/** The tools that are loaded when one of them is chosen. */
import { commonFactors } from "./common-factors";
import type { Tool } from "./modes";
import { round } from "./round";
import { division, multiplication, operation } from "./two-numbers";

export const tools = {
  operation,
  "long-division": division,
  "long-multiplication": multiplication,
  "lcm-gcd": commonFactors,
  round,
} satisfies Readonly<Record<string, Tool>>;
