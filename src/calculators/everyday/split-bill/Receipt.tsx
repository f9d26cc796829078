import { findRow, type NamedRow, readNames, writeNames } from "../../../core/row-names";
import type { ViewProps } from "../../../site/kit";
import { CopyButton } from "../../../site/kit/CopyButton";
import type splitBill from "./calculator";
import "./split-bill.css";

type Props = ViewProps<typeof splitBill>;
type Row = Readonly<Record<string, string>>;

/** Shown below the headline: the bill with the people who share each item, and a message to send. */
export function SplitDisplay(props: Props) {
  const { inputs } = props;
  const message = chatMessage(props);
  return (
    <>
      {inputs.mode === "bill" && <Receipt {...props} />}
      <p className="chat">
        <q>{message}</q>
        <CopyButton label="message for a chat" text={message} />
      </p>
    </>
  );
}

/** A one-line message for the others. */
function chatMessage({ inputs, outputs, format }: Props): string {
  const { settlements, shares, grandTotal } = outputs;
  const total = format.money(grandTotal);
  const owed = settlements.map(({ from, to, amount }) => `${from} pays ${to} ${format.money(amount)}`);
  if (inputs.mode === "expenses") return owed.length > 0 ? `${owed.join(", ")}.` : "Nobody owes anything.";
  const paid = shares.slice(0, 12).map(({ name, total: share }) => `${name} ${format.money(share)}`);
  const more = shares.length > paid.length ? ` and ${shares.length - paid.length} more` : "";
  return `${total} in all: ${paid.join(", ")}${more}.${owed.length > 0 ? ` ${owed.join(", ")}.` : ""}`;
}

/** Every item with a button for each person; a tap adds or removes the person. */
function Receipt({ inputs, format, textOf, setInputs }: Props) {
  const names = inputs.people.map(({ name }) => name.trim());
  const rows = readRows(textOf("items"));
  const toggle = (index: number, name: string) => {
    const item = inputs.items[index];
    if (!item) return;
    const inside = sharers(item.sharedBy, names);
    const isInside = inside.some((one) => one.name === name);
    const next = isInside ? inside.filter((one) => one.name !== name) : [...inside, { name, weight: null }];
    const ordered = names.flatMap((one) => next.filter((row) => row.name === one));
    const isEven = ordered.every(({ weight }) => weight === null);
    // An empty text means that everyone shares the item equally.
    const sharedBy = isEven && ordered.length === names.length ? "" : writeNames(ordered);
    setInputs({ items: JSON.stringify(rows.map((row, i) => (i === index ? { ...row, sharedBy } : row))) });
  };
  return (
    <table className="receipt">
      <caption className="visually-hidden">Items and who shares them</caption>
      <tbody>
        {inputs.items.map((item, index) => {
          const inside = sharers(item.sharedBy, names);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is identified by its position
            <tr key={index}>
              <th scope="row">{item.name || `Item ${index + 1}`}</th>
              <td>{format.money(item.price * item.quantity)}</td>
              <td>
                {names.map((name, person) => (
                  <button
                    key={name}
                    type="button"
                    className={`initial hue-${person % 4}`}
                    aria-pressed={inside.some((one) => one.name === name)}
                    aria-label={`${name} shares ${item.name || `item ${index + 1}`}`}
                    onClick={() => toggle(index, name)}
                  >
                    {initials(name, names)}
                  </button>
                ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Who shares an item, with their weights; everyone if no one is named. */
function sharers(sharedBy: string, names: readonly string[]): readonly NamedRow[] {
  const named = readNames(sharedBy, names).flatMap(({ name, weight }) => {
    const known = names[findRow(names, name)];
    return known === undefined ? [] : [{ name: known, weight }];
  });
  return named.length > 0 ? named : names.map((name) => ({ name, weight: null }));
}

/** The shortest prefix that distinguishes the names, up to three letters. */
function initials(name: string, names: readonly string[]): string {
  for (let count = 1; count < 3; count++) {
    const short = name.slice(0, count);
    if (names.filter((one) => one.slice(0, count) === short).length === 1) return short;
  }
  return name.slice(0, 3);
}

/** The items list as entered in the form, with all values as text. */
function readRows(text: string): readonly Row[] {
  try {
    const rows: unknown = JSON.parse(text);
    if (!Array.isArray(rows)) return [];
    return rows.map((row: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, String(value ?? "")])),
    );
  } catch {
    return [];
  }
}
