/** Outputs for the monthly payment of a home loan. */
import { by } from "../core/fields";
import { outputsOf } from "../core/outputs";
import type { monthlyHomeCosts } from "./home";

const monthly = { unit: "/ month" } as const;
const ofLoan = outputsOf<{ readonly level: number; readonly costs: ReturnType<typeof monthlyHomeCosts> }>();
const ofPayment = outputsOf<{ readonly monthlyPayment: number; readonly paymentWithExtra: number | null }>();

/** The parts of the monthly payment, apart from insurance of the loan. */
export const paymentPartOutputs = {
  monthlyPrincipalInterest: ofLoan.money("Principal and interest", {
    ...monthly,
    shown: "elsewhere",
    value: (loan) => loan.level,
  }),
  monthlyPropertyTax: ofLoan.money("Property tax", { ...monthly, shown: "elsewhere", value: (loan) => loan.costs.tax }),
  monthlyInsurance: ofLoan.money("Home insurance", {
    ...monthly,
    shown: "elsewhere",
    value: (loan) => loan.costs.insurance,
  }),
  monthlyHoa: ofLoan.money("HOA / condo fee", { ...monthly, shown: "elsewhere", value: (loan) => loan.costs.hoa }),
};

/**
 * The monthly payment, with the extra and without.
 *
 * @param step how much the payment changes at once, where a part of it is rounded
 */
export function paymentOutputs(step?: number) {
  const solve = step === undefined ? 1 : ({ rank: 1, step } as const);
  return {
    // The amount of the answer, so that it can be asked for.
    paymentWithExtra: ofPayment.money("Monthly payment with the extra", {
      better: "lower",
      ...monthly,
      optional: true,
      shown: "elsewhere",
      solve,
    }),
    monthlyPayment: ofPayment.money("Monthly payment", {
      better: "lower",
      ...monthly,
      noun: by("extraMonthly", { 0: "Monthly payment" }, "Monthly payment without the extra"),
      shown: "elsewhere",
      solve,
    }),
  };
}
