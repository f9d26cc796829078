/** Writes the resulting networks in the notations of other tools. */
import type { ResultOf } from "../../../core/calculator";
import type subnet from "./calculator";

export const FORMATS = {
  list: { label: "One per line", file: "networks.txt", type: "text/plain" },
  csv: { label: "CSV", file: "networks.csv", type: "text/csv" },
  json: { label: "JSON", file: "networks.json", type: "application/json" },
  terraform: { label: "Terraform", file: "networks.tf", type: "text/plain" },
  wireguard: { label: "WireGuard", file: "networks.conf", type: "text/plain" },
} as const;

export type ExportFormat = keyof typeof FORMATS;

type Row = Readonly<Record<string, string | number | null>>;

/**
 * The listed rows in the chosen notation.
 *
 * @param csv writes rows of cells as CSV
 */
export function exportText(
  format: ExportFormat,
  { subnets, blocks, cidrsText }: ResultOf<typeof subnet>,
  csv: (lines: string[][]) => string,
): string {
  const rows: readonly Row[] = (subnets.length > 0 ? subnets : blocks) as unknown as readonly Row[];
  switch (format) {
    case "list":
      return cidrsText ?? "";
    case "csv":
      return csv(cells(rows));
    case "json":
      return JSON.stringify(rows.map(withoutGaps), null, 2);
    case "terraform":
      return terraform(rows);
    case "wireguard":
      return `AllowedIPs = ${rows.map((row) => row.network).join(", ")}`;
  }
}

/** The row without its number and without null values. */
function withoutGaps(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([key, value]) => key !== "n" && value !== null));
}

/** The table as rows of cells, with a header row; columns without any value are omitted. */
function cells(rows: readonly Row[]): string[][] {
  const keys = Object.keys(rows[0] ?? {}).filter((key) => rows.some((row) => row[key] !== null));
  return [keys, ...rows.map((row) => keys.map((key) => String(row[key] ?? "")))];
}

/** A map of names to networks, for `for_each`. */
function terraform(rows: readonly Row[]): string {
  const used = new Map<string, number>();
  const lines = rows.map(({ name, network, n }) => {
    const plain = name === null || name === undefined ? `subnet-${n}` : slug(String(name)) || `subnet-${n}`;
    const times = (used.get(plain) ?? 0) + 1;
    used.set(plain, times);
    return `    "${plain}${times > 1 ? `-${times}` : ""}" = "${network}"`;
  });
  return `locals {\n  subnets = {\n${lines.join("\n")}\n  }\n}`;
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
