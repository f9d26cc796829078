import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { CM_PER_INCH } from "../../../math/health/unit-system";
import { type Fitting, type Measured, sisterSizes } from "./fitting";
import type { Rule } from "./inputs";
import { labelOf, SHORT_NAMES, type System } from "./labels";
import { girthsOf, ribsByModernRule } from "./rules";

/** The most common labels, shown in addition to the main one. */
const OTHERS: readonly System[] = ["us", "uk", "eu"];

const RULE_NAMES: Readonly<Record<Rule, string>> = {
  modern: "modern",
  traditional: "plus-four",
  en13402: "European",
  jis: "Japanese",
};

export function headline(fitting: Fitting, format: Format): Headline {
  const { size, inputs, told } = fitting;
  const { system, fromSystem, mode } = inputs;
  const name = SHORT_NAMES[system];
  const others = OTHERS.filter((other) => other !== system);
  const labels = others.map((other) => `${SHORT_NAMES[other]} ${labelOf(size, other).size}`);
  const sisters = sisterSizes(size)
    .filter(({ change }) => Math.abs(change) === 1)
    .map((sister) => labelOf(sister.size, system).size);
  const toldText = told && `${SHORT_NAMES[fromSystem]} ${labelOf(told, fromSystem).size}`;
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
    second: fitting.measured ? ruleText(fitting.measured, fitting) : ribsText(fitting, format),
  };
}

/** Names the rule used, and the size by the rule that other sites may use. */
function ruleText({ byRule }: Measured, { size, inputs: { sizingRule, system } }: Fitting): string {
  const other = sizingRule === "traditional" ? "modern" : "traditional";
  const otherSize = byRule[other];
  const own = `By the ${RULE_NAMES[sizingRule]} rule.`;
  if (!otherSize) return own;
  const isSame = otherSize.step === size.step && otherSize.cup === size.cup;
  return isSame
    ? `${own} The ${RULE_NAMES[other]} rule gives the same size.`
    : `${own} The ${RULE_NAMES[other]} rule would give ${labelOf(otherSize, system).size}.`;
}

/** Why measuring oneself may lead to another size than this one: the rules give the same band to different ribs. */
function ribsText({ size, inputs: { unitSystem } }: Fitting, format: Format): string {
  const inches = ribsByModernRule(size);
  const modern = { from: inches.from * CM_PER_INCH, to: inches.to * CM_PER_INCH };
  const [each, unit] = unitSystem === "metric" ? [1, "cm"] : [CM_PER_INCH, "in"];
  const text = ({ from, to }: typeof modern) =>
    `${format.number(from / each, 1)} to ${format.number(to / each, 1)} ${unit}`;
  return `The modern rule gives this band to ribs of ${text(modern)}, the European rule to ${text(girthsOf(size).underbust)}.`;
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
