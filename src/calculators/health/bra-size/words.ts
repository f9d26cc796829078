import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
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

/** Cup index (DDD in the US) from which brands disagree on letters. */
const FIRST_LARGE = 7;

/** What to know in addition to the size, in a fixed order. */
export function notices({ measured, size, inputs }: Fitting, format: Format): Listed<Notice> {
  const { system, unitSystem } = inputs;
  const found: Notice[] = [];
  const { cup } = labelOf(size, system);
  if (measured?.isBelow) {
    const { difference } = measured.girths;
    const text =
      unitSystem === "metric"
        ? `${format.number(difference, 1)} cm`
        : `${format.number(measured.girths.bust.inches - measured.girths.underbust.inches, 1)} in`;
    found.push(
      notice(
        "below-smallest-cup",
        `The difference of ${text} is below the smallest cup of this rule; ${cup} is the nearest.`,
      ),
    );
  }
  if (size.cup >= FIRST_LARGE)
    found.push(
      notice("large-cup-varies", `Brands label cup ${cup} and larger ones differently. Check the shop’s own chart.`),
    );
  return found;
}
