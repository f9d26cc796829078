import { shortMonthName, shortMonthsText } from "../../../fieldsets/months-text";
import type { ViewProps } from "../../../site/kit";
import { SideBySide, type SideBySideRow } from "../../../site/kit/SideBySide";
import type cards from "./calculator";
import type { PaidOff } from "./simulation";

/** Amounts from here on are abbreviated so that three fit on a line on a phone. */
const WIDE = 1e7;

interface Column {
  readonly label: string;
  readonly payment: number | null;
  readonly run: PaidOff | null;
}

/** The plan compared with what a card statement shows: paying in three years, and minimum payments. */
export function Plans({ inputs, model, format }: ViewProps<typeof cards>) {
  const { payment, run } = model.statementPlan();
  const first = model.minimumRows().filter(({ month }) => month === 1);
  const minimums: Column = {
    label: "Minimum payments",
    payment: first.reduce((sum, row) => sum + row.payment, 0),
    run: model.minimums,
  };
  const own: Column = { label: "Your plan", payment: model.budget, run: model.plan };
  const threeYears: Column = { label: "In three years", payment, run };
  const columns = inputs.mode === "minimum-only" ? [minimums, threeYears] : [own, threeYears, minimums];
  const money = (amount: number | null | undefined) =>
    amount !== null && amount !== undefined && amount >= WIDE
      ? format.shortMoney(amount)
      : format.wholeMoney(amount ?? null);
  const row = (label: string, cell: (column: Column) => string, strong = false): SideBySideRow => ({
    label,
    cells: columns.map(cell),
    strong,
  });
  return (
    <SideBySide
      caption="Your plan, paying in three years, and minimum payments only"
      columns={columns.map(({ label }) => label)}
      rows={[
        row("First payment", (column) => money(column.payment)),
        row("Paid off after", ({ run }) => (run ? shortMonthsText(run.months, format) : "never")),
        row("Debt-free in", ({ run }) => (run ? shortMonthName(model.date(run.months), format) : "—")),
        row("Interest", ({ run }) => (run ? money(run.interest) : "—"), true),
        row("Total paid", ({ run }) => (run ? money(run.paid) : "—")),
      ]}
    />
  );
}
