import type { Headline } from "../../../core/calculator";
import { type Fitting, sisterSizes } from "./fitting";
import type { Rule } from "./inputs";
import { labelOf, SHORT_NAMES, type System } from "./labels";

/** The most common labels, shown in addition to the main one. */
const OTHERS: readonly System[] = ["us", "uk", "eu"];

const RULE_NAMES: Readonly<Record<Rule, string>> = {
  modern: "modern",
  traditional: "plus-four",
  en13402: "European",
  jis: "Japanese",
};

export function headline(fitting: Fitting): Headline {
  const { size, inputs, told } = fitting;
  const { system, fromSystem, mode } = inputs;
  const name = SHORT_NAMES[system];
  const others = OTHERS.filter((other) => other !== system);
  const labels = others.map((other) => `${SHORT_NAMES[other]} ${labelOf(size, other).size}`);
  const sisters = sisterSizes(size)
    .filter(({ change }) => Math.abs(change) === 1)
    .map((sister) => labelOf(sister.size, system).size);
  const toldText = told && `${SHORT_NAMES[fromSystem]} ${labelOf(told, fromSystem).size}`;
  const second = ruleText(fitting);
  return {
    label: "Bra size",
    before:
      mode === "measure"
        ? `Your ${name} size is`
        : mode === "convert"
          ? `${toldText} is ${name}`
          : `Instead of ${toldText}, try ${name}`,
    figure: labelOf(size, system).size,
    after: `(${labels.join(", ")})${sisters.length > 0 ? `; sister ${sisters.length > 1 ? "sizes" : "size"} ${sisters.join(" and ")}` : ""}.`,
    ...(second && { second }),
  };
}

/** Names the rule used, and the size by the rule that other sites may use. */
function ruleText({ measured, size, inputs: { sizingRule, system } }: Fitting): string | null {
  if (!measured) return null;
  const other = sizingRule === "traditional" ? "modern" : "traditional";
  const otherSize = measured.byRule[other];
  const own = `By the ${RULE_NAMES[sizingRule]} rule.`;
  if (!otherSize) return own;
  const isSame = otherSize.step === size.step && otherSize.cup === size.cup;
  return isSame
    ? `${own} The ${RULE_NAMES[other]} rule gives the same size.`
    : `${own} The ${RULE_NAMES[other]} rule would give ${labelOf(otherSize, system).size}.`;
}
