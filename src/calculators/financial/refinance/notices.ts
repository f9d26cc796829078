import type { Notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import { span } from "../../../core/spans";
import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import { VA } from "../../../data/home-loans/va";
import type { Inputs } from "./inputs";
import type { Refinance } from "./refinance";

/** The dated figures behind this calculator. */
export const FIGURES = [CONVENTIONAL.aprMethod, VA.irrrlRecoupment];

/** What the owner should know beside the figures. */
export function notices(inputs: Inputs, refinance: Refinance, format: Format): Notice[] {
  return [
    ...breakEvenNotice(refinance, format),
    ...windowNotice(refinance, format),
    ...insuranceNotices(inputs, format),
    ...cashNotices(inputs, refinance, format),
    ...figureNotices(FIGURES),
  ];
}

/** Why the usual break-even and the one that counts balances are not the same. */
function breakEvenNotice(refinance: Refinance, format: Format): Notice[] {
  const { simpleBreakEven: simple, breakEven } = refinance;
  const code = "break-evens-differ";
  if (simple === null)
    return breakEven === null || breakEven === 0
      ? []
      : [
          {
            code,
            message: `The payment does not fall, so costs ÷ monthly savings gives no break-even. The new loan charges less interest and is paid down faster: counting what you owe, it pays back after ${span(breakEven, format)}.`,
          },
        ];
  if (breakEven === null)
    return [
      {
        code,
        message: `Costs ÷ monthly savings gives ${months(simple, format)}, but the lower payment comes from repaying more slowly: counting what you still owe, refinancing never catches up.`,
      },
    ];
  if (Math.ceil(simple - 1e-9) === breakEven) return [];
  const owed = refinance.next.balance(breakEven) - refinance.current.balance(breakEven);
  const reason =
    Math.abs(owed) < 0.005
      ? "the months are not alike"
      : `by then you owe ${format.money(Math.abs(owed))} ${owed > 0 ? "more" : "less"} on the new loan than you would on the present one`;
  return [
    {
      code,
      message: `Costs ÷ monthly savings gives ${months(simple, format)}; counting what you still owe it takes ${format.number(breakEven)}: ${reason}.`,
    },
  ];
}

function windowNotice(refinance: Refinance, format: Format): Notice[] {
  const { breakEven, lossAgain, months: end, current, term } = refinance;
  if (breakEven === null || lossAgain === null) return [];
  const longer =
    term > current.months
      ? `, because it runs ${span(term - current.months, format)} longer than the present one`
      : "";
  const last = refinance.savings(end);
  const outcome =
    last < 0 ? ` Kept to its end it leaves you ${format.wholeMoney(-last)} worse off${longer}.` : "";
  return [
    {
      code: "behind-again",
      message: `Refinancing is ahead from month ${format.number(breakEven)} to month ${format.number(lossAgain - 1)} (${span(lossAgain - 1, format)}). Keep the new loan longer and it falls behind again.${outcome}`,
    },
  ];
}

/** Insurance is due for a number of months; without one it is not counted. */
function insuranceNotices(inputs: Inputs, format: Format): Notice[] {
  const { currentMi, currentMiMonths, newMi, newMiMonths } = inputs;
  const forgotten = (name: string, amount: number) => ({
    code: "insurance-without-months",
    message: `The mortgage insurance of ${format.money(amount)} on the ${name} loan is not counted: enter for how many months it is due.`,
  });
  return [
    ...(currentMi > 0 && currentMiMonths === 0 ? [forgotten("present", currentMi)] : []),
    ...(newMi > 0 && newMiMonths === 0 ? [forgotten("new", newMi)] : []),
  ];
}

function cashNotices({ cashOut }: Inputs, { cashAtClosing }: Refinance, format: Format): Notice[] {
  return [
    ...(cashOut > 0
      ? [
          {
            code: "cash-out",
            message: `The ${format.money(cashOut)} of cash counts as money in your hand, so the figures tell what both loans cost beside it. The new payment repays it too.`,
          },
        ]
      : []),
    ...(cashAtClosing < 0
      ? [
          {
            code: "cash-back",
            message: `The lender credit is more than the costs: you receive ${format.money(-cashAtClosing)} at closing.`,
          },
        ]
      : []),
  ];
}

function months(count: number, format: Format): string {
  return `${format.number(count, 1)} months`;
}
