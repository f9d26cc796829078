import type { ViewProps } from "../../../site/kit";
import { Waterfall } from "../../../site/kit/Waterfall";
import type autoLoan from "./calculator";
import { STEPS } from "./tables";

/** The steps from the sticker price to the amount financed. */
export default function FromPriceToLoan({ outputs, format }: ViewProps<typeof autoLoan>) {
  const { financedSteps, amountFinanced } = outputs;
  const steps = financedSteps.filter((row) => row.step === "price" || row.amount !== 0);
  const left = financedSteps.at(-1)?.left ?? 0;
  return (
    <Waterfall
      bars={[
        ...steps.map((row) => ({
          label: STEPS[row.step],
          text: format.wholeMoney(row.amount),
          from: row.left - row.amount,
          to: row.left,
          color: row.step === "price" ? ("ink" as const) : row.amount > 0 ? ("ochre" as const) : ("blue" as const),
        })),
        {
          label: "Amount financed",
          text: format.wholeMoney(amountFinanced),
          from: 0,
          to: amountFinanced,
          color: "green",
        },
      ]}
      caption={
        left < 0
          ? `Down payment and trade-in exceed the amount due by ${format.wholeMoney(-left)}, so nothing is left to finance.`
          : `What is added to the price, what is subtracted, and the ${format.money(amountFinanced)} left to finance.`
      }
    />
  );
}
