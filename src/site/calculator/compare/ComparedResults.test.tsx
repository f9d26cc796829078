import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type AnyCalculator, defineCalculator } from "../../../core/calculator";
import { openingInputs } from "../../../core/defaults";
import { evaluate } from "../../../core/evaluate";
import { date } from "../../../core/fields";
import { Format } from "../../../core/format";
import { outputsOf } from "../../../core/outputs";
import { ComparedResults } from "./ComparedResults";

const payoff: AnyCalculator = defineCalculator({
  inputs: { last: date("Last payment", { default: "2048-04-01" }) },
  outputs: { paidOff: outputsOf<{ paidOff: string }>().date("Paid off", { better: "lower" }) },
  derive: ({ last }) => ({ paidOff: last }),
  headline: ({ paidOff }, format) => ({ label: "Paid off", figure: format.date(paidOff) }),
  working: () => [],
});

it("says how much sooner a loan is paid off, in the columns after the first", () => {
  const format = new Format();
  const column = (name: string, last: string) => ({
    name,
    answer: evaluate(payoff, openingInputs(payoff.inputs, { last })),
    isCurrent: true,
    format,
  });
  const columns = [column("A", "2048-04-01"), column("B", "2047-08-01")];
  const html = renderToStaticMarkup(
    <table>
      <tbody>
        <ComparedResults calculator={payoff} view={undefined} columns={columns} />
      </tbody>
    </table>,
  );
  expect(html.match(/\w[\w ]* (?:earlier|later)/g)).toEqual(["8 months earlier"]);
});
