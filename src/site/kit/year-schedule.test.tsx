import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { number } from "../../core/fields";
import { testTools } from "../../core/testing";
import { visibleText } from "../testing/draw-view";
import { YearSchedule } from "./YearSchedule";

const rows = [
  { date: "2026-11-01", payment: 100, interest: 10.5 },
  { date: "2026-12-01", payment: 100, interest: 9 },
  { date: "2027-01-01", payment: 1050.25, interest: 8 },
];
const html = renderToStaticMarkup(
  <YearSchedule
    id="loan"
    schedule={{ field: number({ label: "Schedule" }), rows }}
    yearly={{
      field: number({ label: "By year" }),
      rows: [
        { year: "2026", payment: 200, interest: 19.5 },
        { year: "2027", payment: 1050.25, interest: 8 },
      ],
    }}
    columns={[
      ["interest", "Interest"],
      ["payment", "Payment"],
    ]}
    totals={["payment"]}
    yearOf={(place) => (place < 2 ? "2026" : "2027")}
    format={testTools().format}
  />,
);

it("starts with all years collapsed, and follows the column order", () => {
  expect(visibleText(html)).toBe(
    "Jump to the payment on or after Year Interest Payment 2026 19.50 200.00 2027 8.00 1,050.25 Expand years CSV: every payment , by year",
  );
  expect(html.match(/aria-expanded="false"/g)).toHaveLength(2);
  expect(html).not.toContain('aria-expanded="true"');
});

it("limits jumps to the dates in the schedule", () => {
  expect(html).toMatch(/<label for="([^"]+)">.*?<input id="\1" type="date" min="2026-11-01" max="2027-01-01"/);
});

it("can be scrolled with the keyboard, and has ids on its download buttons", () => {
  expect(html).toContain('tabindex="0" role="region" aria-label="Schedule by year"');
  expect(html).toMatch(/id="schedule-csv"[^>]*>every payment</);
  expect(html).toMatch(/id="yearly-csv"[^>]*>by year</);
});
