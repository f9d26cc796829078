import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Format } from "../../../core/format";
import type { JsonObject } from "../../../core/parse";
import { modelOf } from "../../../core/testing";
import calculator from "./calculator";
import { Months } from "./Months";

const shown = (inputs: JsonObject) =>
  renderToStaticMarkup(
    <Months
      {...({ model: modelOf(calculator, inputs), format: new Format("USD") } as ComponentProps<typeof Months>)}
    />,
  );
const IRREGULAR = { mode: "irregular", asOf: "2026-05-04", lastPeriod: "2026-05-01", cycles: 6 };
const CLOSING = "Months in which any day could be fertile are left out";

it("stops when the fertile window of irregular cycles is as long as a cycle", () => {
  // The window of cycle n has 14 + 6 (n − 1) days: 26 in the third cycle, as many as the shortest cycle.
  const html = shown({ ...IRREGULAR, shortestCycle: 26, longestCycle: 32 });
  expect(html).toContain("June 2026");
  expect(html).not.toContain("August 2026");
  expect(html).toContain(CLOSING);
});

it("shows all requested cycles if their windows are informative", () => {
  const html = shown({ ...IRREGULAR, shortestCycle: 28, longestCycle: 28 });
  expect(html).toContain("October 2026");
  expect(html).not.toContain(CLOSING);
  expect(shown({ ...IRREGULAR, mode: "regular" })).toContain("October 2026");
});

it("marks days of an omitted window in the months shown, and adds no month just for it", () => {
  const html = shown({
    ...IRREGULAR,
    asOf: "2026-11-23",
    lastPeriod: "2026-11-02",
    shortestCycle: 26,
    longestCycle: 34,
  });
  // The third window starts after two short cycles: November 2 + 2 × 26 + 8 − 1 days. Its period is on January 1.
  expect(html).toMatch(/>30<\/td><td[^>]*>31<small title="fertile">/);
  expect(html).toContain("December 2026");
  expect(html).not.toContain("January 2027");
});
