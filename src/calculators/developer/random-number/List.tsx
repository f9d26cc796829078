import type { ViewProps } from "../../../site/kit";
import { csvCell } from "../../../site/kit/csv";
import { TextResult } from "../../../site/kit/TextResult";
import type randomNumber from "./calculator";

/** All values as text, with downloads. */
export function List({ inputs, outputs }: ViewProps<typeof randomNumber>) {
  const { valuesText, teamsText, values, teams } = outputs;
  const rows = (): string[][] =>
    inputs.mode === "teams"
      ? [["Team", "Members"], ...teams.map(({ team, members }) => [String(team), members])]
      : [["No.", "Value"], ...values.map(({ n, value }) => [String(n), String(value)])];
  return (
    <TextResult
      label={inputs.mode === "teams" ? "Teams" : "Values"}
      text={teamsText ?? valuesText ?? ""}
      files={[
        {
          label: "Download text",
          name: "random.txt",
          type: "text/plain",
          text: () => `${teamsText ?? valuesText}\n`,
        },
        { label: "Download CSV", name: "random.csv", type: "text/csv", text: () => csvOf(rows()) },
      ]}
    />
  );
}

function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(",")).join("\r\n")}\r\n`;
}
