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
        Each step has the same cup volume: a tighter band goes with the next cup letter up, a looser band with the next
        one down.
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
