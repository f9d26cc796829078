// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { list, money, number } from "../../core/fields";
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
    schedule={{ field: number("Schedule"), rows }}
    yearly={{
      field: number("By year"),
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

it("prints cents that add up to those of the year, with all years expanded on paper", () => {
  const columns = {
    payment: money("Payment", { sumOf: ["interest", "principal"] }),
    interest: money("Interest"),
    principal: money("Principal"),
  };
  // Each payment is 10.006: three of them are 30.018, printed 30.02.
  const payment = (date: string) => ({ date, payment: 10.006, interest: 3.002, principal: 7.004 });
  dispatchEvent(new Event("beforeprint"));
  const printed = visibleText(
    renderToStaticMarkup(
      <YearSchedule
        id="loan"
        schedule={{
          field: list("Schedule", { columns }),
          rows: ["2026-10-01", "2026-11-01", "2026-12-01"].map(payment),
        }}
        yearly={{
          field: list("By year", { columns }),
          rows: [{ year: "2026", payment: 30.018, interest: 9.006, principal: 21.012 }],
        }}
        columns={[
          ["payment", "Payment"],
          ["interest", "Interest"],
          ["principal", "Principal"],
        ]}
        totals={["payment", "interest", "principal"]}
        yearOf={() => "2026"}
        format={testTools().format}
      />,
    ),
  );
  dispatchEvent(new Event("afterprint"));
  const amounts = (printed.match(/\d+\.\d\d/g) ?? []).map(Number);
  expect(amounts).toHaveLength(12);
  for (const [i, total] of amounts.slice(0, 3).entries())
    expect((amounts[3 + i] ?? 0) + (amounts[6 + i] ?? 0) + (amounts[9 + i] ?? 0)).toBeCloseTo(total, 9);
  for (const row of [0, 3, 6, 9])
    expect((amounts[row + 1] ?? 0) + (amounts[row + 2] ?? 0)).toBeCloseTo(amounts[row] ?? 0, 9);
});

it("limits jumps to the dates in the schedule", () => {
  expect(html).toMatch(/<label for="([^"]+)">.*?<input id="\1" type="date" min="2026-11-01" max="2027-01-01"/);
});

it("can be scrolled with the keyboard, and has ids on its download buttons", () => {
  expect(html).toContain('tabindex="0" role="region" aria-label="Schedule by year"');
  expect(html).toMatch(/id="schedule-csv"[^>]*>every payment</);
  expect(html).toMatch(/id="yearly-csv"[^>]*>by year</);
});
