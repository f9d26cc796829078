import type { ViewProps } from "../../../site/kit";
import { SideBySide } from "../../../site/kit/SideBySide";
import type calculator from "./calculator";

const STEPS: Readonly<Record<number, string>> = {
  [-2]: "Two bands tighter",
  [-1]: "One band tighter",
  0: "Your size",
  1: "One band looser",
  2: "Two bands looser",
};

/** The same cup on tighter and looser bands. */
export function Ladder({ outputs: { sisterSizes } }: ViewProps<typeof calculator>) {
  return (
    <>
      <p>
        Each step holds the same volume: a tighter band has one cup letter more, a looser one a letter less.
      </p>
      <SideBySide
        caption="Sister sizes"
        columns={["Size", "Band", "Cup"]}
        rows={sisterSizes.map(({ step, size, band, cup }) => ({
          label: STEPS[step] as string,
          cells: [size, String(band), cup],
          strong: step === 0,
        }))}
      />
    </>
  );
}
