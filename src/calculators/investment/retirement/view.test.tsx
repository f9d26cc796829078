import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import retirement from "./calculator";
import tabs from "./tabs";

const view = { tabs };

beforeAll(() => prepareView(retirement, view));

/** The share of one start in percent. */
const START = 100 / 122;

/** Thirty years from 62 on $1,000,000, invested as the market was. */
const drawn = (annualSpending: number) =>
  new DrawnView(retirement, view, {
    method: "historical",
    currentAge: 61,
    retirementAge: 62,
    endAge: 92,
    currentSavings: 1_000_000,
    socialSecurityAtFra: 0,
    annualSpending,
  });

it("claims one case in ten only up to where one plan in ten fails, and then says how many fail", () => {
  // More spending makes more of the 122 starts fail. The tenth percentile lies between two of them.
  const plans = Array.from({ length: 30 }, (_, i) => drawn(45_000 + 500 * i));
  const failing = plans.map(({ outputs }) => 100 - outputs.successProbability);
  const captions = plans.map((plan) => plan.lines("Range of outcomes").caption);
  const claims = captions.map((caption) => caption.includes("In one case in ten, it is less than $"));
  const last = claims.lastIndexOf(true);
  expect(claims).toEqual(claims.map((_, i) => i <= last));
  expect(failing[last]).toBeLessThan(10 + START);
  expect(failing[last + 1]).toBeGreaterThan(10);
  expect(captions[last + 1]).toContain(
    `In ${Number((failing[last + 1] as number).toFixed(1))}% of cases, the money runs out.`,
  );
  expect(failing.at(-1)).toBeGreaterThan(15);
});
