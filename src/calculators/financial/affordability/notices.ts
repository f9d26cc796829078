import type { Notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import { DEBT_RATIOS } from "../../../data/home-loans/debt-ratios";
import type { Affordability } from "./affordability";
import type { Inputs } from "./inputs";
import { ENOUGH } from "./price";

/** The dated figures behind this calculator. */
export const FIGURES = [...Object.values(DEBT_RATIOS), CONVENTIONAL.conformingLimit, CONVENTIONAL.pmi];

/** What the buyer should know beside the figures. */
export function notices(inputs: Inputs, affordability: Affordability, format: Format): Notice[] {
  const { mode, rule } = inputs;
  const named = mode === "income" && rule !== "custom" ? [DEBT_RATIOS[rule]] : [];
  return [
    ...cashNotice(inputs, affordability, format),
    ...pmiNotice(affordability, format),
    ...programNotice(inputs),
    ...conformingNotice(inputs, affordability, format),
    ...figureNotices(named),
  ];
}

/** What can be borrowed is not always what can be closed. */
function cashNotice({ cashAvailable }: Inputs, affordability: Affordability, format: Format): Notice[] {
  const { cashNeeded, withCash, isShort } = affordability;
  if (cashAvailable === null || withCash === null || !isShort) return [];
  const way =
    withCash.price === 0
      ? "It closes no home within these limits."
      : `It closes a home of ${format.wholeMoney(withCash.price)}, with ${format.wholeMoney(withCash.downPayment)} down.`;
  return [
    {
      code: "cash-short",
      message: `Closing at that price takes ${format.wholeMoney(cashNeeded)}, which is ${format.wholeMoney(cashNeeded - cashAvailable)} more than your cash. ${way}`,
    },
  ];
}

/** PMI as a step: what more down would buy, or that the price stands on the step. */
function pmiNotice(affordability: Affordability, format: Format): Notice[] {
  const { purchase, withoutPmi, monthlyPmi, monthlyPayment, budget } = affordability;
  const share = format.percent(ENOUGH);
  if (withoutPmi !== null) {
    const more = withoutPmi.purchase.downPayment - purchase.downPayment;
    const gain = withoutPmi.purchase.price - purchase.price;
    return [
      {
        code: "pmi-step",
        message: `PMI takes ${format.money(monthlyPmi)} of each payment. ${format.wholeMoney(more)} more down (${share} of the price) ends it and buys ${format.wholeMoney(gain)} more house.`,
      },
    ];
  }
  const unused = budget.amount - monthlyPayment;
  if (purchase.by !== "at-step" || purchase.limitedBy !== budget.limit || unused < 0.005) return [];
  return [
    {
      code: "pmi-edge",
      message: `You put down exactly ${share}. A dearer home would need PMI, which the budget does not carry, so ${format.money(unused)} a month stays unused: whatever more you put down buys ${format.number(100 / ENOUGH)} times as much home.`,
    },
  ];
}

/** Government-backed loans carry insurance and fees of their own. */
function programNotice({ mode, rule }: Inputs): Notice[] {
  const program = /^(fha|va|usda)-/.exec(rule)?.[1];
  if (mode !== "income" || program === undefined) return [];
  return [
    {
      code: "insurance-approximate",
      message: `${program.toUpperCase()} loans carry insurance or fees of their own; here the PMI rate stands in for them.`,
    },
  ];
}

function conformingNotice({ mode, rule }: Inputs, { purchase }: Affordability, format: Format): Notice[] {
  const { value, year } = CONVENTIONAL.conformingLimit;
  const conventional = mode === "payment" || /^(conventional|fannie-mae)-/.test(rule);
  if (!conventional || format.currency !== "USD" || purchase.loan <= value.baseline + 0.005) return [];
  const limit =
    purchase.loan > value.ceiling
      ? `${format.wholeMoney(value.ceiling)} in the dearest counties`
      : `${format.wholeMoney(value.baseline)} in most counties`;
  return [
    {
      code: "above-conforming-limit",
      message: `The loan is above the ${year} conforming limit of ${limit}, for one unit. Such jumbo loans follow the lender’s own rules; enter a loan limit to stay below it.`,
    },
  ];
}
