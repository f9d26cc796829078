import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { openingInputs } from "../../../core/defaults";
import { evaluate } from "../../../core/evaluate";
import { testTools } from "../../../core/testing";
import affordability from "./calculator";
import { Ratios } from "./Ratios";

/** Widths of the bars and positions of the limits, in percent of the drawing. */
function drawn(inputs: object): { bars: number[]; limits: number[] } {
  const { format, randomBytes } = testTools();
  const answered = evaluate(affordability, openingInputs(affordability.inputs, { ...inputs }), {
    format,
    randomBytes,
  });
  const props = { ...answered, format } as unknown as Parameters<typeof Ratios>[0];
  const html = renderToString(<Ratios {...props} />);
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => Number(match[1]));
  return { bars: all(/class="fill-\w+" width="([\d.]+)%"/g), limits: all(/x1="([\d.]+)%"/g) };
}

it("draws both ratios on the same scale so that their bars can be compared", () => {
  const { bars, limits } = drawn({});
  // Housing takes 28% of income; with $600 of debts on $10,000 a month, all debts take 34%. The limits are 28% and 36%.
  expect(bars[0]).toBeCloseTo((28 / 50) * 100, 1);
  expect(bars[1]).toBeCloseTo((34 / 50) * 100, 1);
  expect(limits).toEqual([56, 72]);
  // A ratio beyond the scale shortens both bars.
  const wide = drawn({ mode: "payment", monthlyBudget: 9000 });
  expect(Math.max(...wide.bars)).toBeLessThan(100);
  expect((wide.bars[1] as number) / (wide.bars[0] as number)).toBeCloseTo(96 / 90, 2);
});
