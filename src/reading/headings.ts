/** Matches the headings of a pasted table with the columns of a list. */

export interface TableColumn {
  readonly key: string;
  /** Its label, and other names that it has on the page. */
  readonly names: readonly string[];
  readonly kind: "number" | "date" | "time" | "boolean" | "choice" | "text";
  /** For marks: the key of the column with the maximum, which also takes the second number of `85/100`. */
  readonly maximum?: string;
  /** For a choice: code → label. */
  readonly options?: Readonly<Record<string, string>>;
}

type Cells = readonly (readonly string[])[];

/** What columns are also called, by a word of their own names. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  amount: ["sum", "value", "total", "payment", "paid", "debit"],
  course: ["subject", "class", "module", "title", "name", "paper"],
  subject: ["course", "paper", "module", "name", "title"],
  credit: ["cr", "unit", "hour", "ects", "point", "attempted", "earned"],
  date: ["day", "when", "posted", "traded", "time"],
  grade: ["letter", "result", "mark", "final"],
  item: ["description", "product", "article", "particular", "name"],
  mark: ["score", "obtained", "scored", "point", "secured"],
  max: ["out", "total", "full", "maximum", "possible"],
  name: ["description", "item", "title", "particular", "label"],
  price: ["rate", "nav", "cost", "quote", "each"],
  quantity: ["qty", "count", "number", "units", "pieces", "pcs"],
  share: ["quantity", "qty", "unit", "stock", "number", "volume"],
  side: ["type", "action", "transaction", "buy", "sell", "bought", "sold", "order"],
  term: ["semester", "session", "period", "year"],
};

/** The columns that the first line names, in its order; null if it is not a line of headings. */
export function columnsOf(
  [line = [], ...body]: Cells,
  columns: readonly TableColumn[],
  onward: readonly TableColumn[],
): readonly (TableColumn | undefined)[] | null {
  const exact = line.map((cell) => {
    const wanted = simple(cell);
    return wanted === ""
      ? undefined
      : columns.find(({ key, names }) => [key, ...names].some((name) => simple(name) === wanted));
  });
  const isWords = (i: number) => !/\d/.test(line[i] ?? "");
  // A single word may be a name rather than a heading.
  const isHeading = (found: readonly (TableColumn | undefined)[]) =>
    found.some(Boolean) &&
    found.every((column, i) => (column !== undefined && column === exact[i]) || isWords(i)) &&
    found.filter(Boolean).length >= Math.min(2, line.length);
  const likely = likelyColumns(line, exact, columns);
  const hasNumbers = likely.some((column) => column?.kind === "number");
  if (isHeading(likely) && (exact.some(Boolean) || hasNumbers)) return likely;
  // Words above numbers, with at least one known column: the others are matched by position.
  const isAboveNumbers = onward.some(
    (column, i) => line[i] && column.kind === "number" && body.every((cells) => /\d/.test(cells[i] ?? "")),
  );
  const inPlace = likely.some(Boolean) && likely.every((column, i) => isWords(i) && (!column || column === onward[i]));
  return inPlace && isAboveNumbers && body.length > 0 ? onward.slice(0, line.length) : null;
}

/** Matches headings that differ from a column's names: “Course name”, “Max. marks”, “Cr”, “Qty”. Best matches first. */
function likelyColumns(
  line: readonly string[],
  exact: readonly (TableColumn | undefined)[],
  columns: readonly TableColumn[],
): (TableColumn | undefined)[] {
  const found = [...exact];
  const pairs = line
    .flatMap((cell, i) => (exact[i] ? [] : columns.map((column) => ({ i, column, score: likeness(cell, column) }))))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  for (const { i, column } of pairs) if (!found[i] && !found.includes(column)) found[i] = column;
  return found;
}

/** How many words of a heading match those of a column; those that it is also called count less. */
function likeness(heading: string, { key, names, kind }: TableColumn): number {
  const own = wordsOf(`${key.replace(/[A-Z]/g, " $&")} ${names.join(" ")}`);
  const also = own.flatMap((word) => ALSO[word] ?? []).map((word) => word.replace(/(?<=...)s$/, ""));
  const scoreOf = (word: string) => {
    if (own.some((one) => one === word || (kind === "number" && word.length > 1 && one.startsWith(word)))) return 1;
    return also.includes(word) ? 0.5 : 0;
  };
  return wordsOf(heading).reduce((sum, word) => sum + scoreOf(word), 0);
}

function simple(words: string): string {
  return words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** Words in lowercase and in the singular. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (word.length > 3 ? word.replace(/s$/, "") : word));
}
