import type { ViewProps } from "../../../site/view";
import { TextResult } from "../../../site/view/TextResult";
import type model from "./model";

/** All values as text, and as files. */
export function List({ inputs, outputs }: ViewProps<typeof model>) {
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

/** RFC 4180; a text that a spreadsheet would run as a formula is kept a text. */
function csvOf(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => {
    const safe = /^[=+@\t\r]|^-(?![\d.])/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
