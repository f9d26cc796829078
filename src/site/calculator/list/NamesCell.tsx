/** A cell that names rows of another list: everyone, or those that are checked, with weights where they differ. */

import { findRow, type NamedRow, readNames, writeNames } from "../../../core/row-names";
import { exactText, readExact } from "../../../math/numbers/exact";
import { writesDecimalComma } from "../../preferences/decimal-comma";

interface NamesCellProps {
  readonly id: string;
  readonly label: string;
  /** The label for all of them together. */
  readonly everyone: string;
  /** All names that can be checked. */
  readonly names: readonly string[];
  readonly text: string;
  readonly setText: (text: string) => void;
}

export function NamesCell({ id, label, everyone, names, text, setText }: NamesCellProps) {
  const named = namedOnce(text, names);
  const toggle = (name: string) => {
    const isNamed = named.some((one) => one.name === name);
    const next = isNamed ? named.filter((one) => one.name !== name) : [...named, { name, weight: null }];
    const inOrder = (a: NamedRow, b: NamedRow) => names.indexOf(a.name) - names.indexOf(b.name);
    setText(writeNames([...next].sort(inOrder)));
  };
  const strangers = named.flatMap(({ name }) => (names.includes(name) ? [] : [name]));
  return (
    <div className="names" role="group" aria-label={label}>
      <label>
        <input type="checkbox" id={`${id}.all`} checked={named.length === 0} onChange={() => setText("")} />
        <span>{everyone}</span>
      </label>
      {[...names, ...strangers].map((name, place) => (
        <label key={name} data-stranger={place < names.length ? undefined : ""}>
          <input
            type="checkbox"
            id={`${id}.${place}`}
            checked={named.some((one) => one.name === name)}
            onChange={() => toggle(name)}
          />
          <span>{name}</span>
        </label>
      ))}
    </div>
  );
}

/** A number next to each name: someone who had two thirds counts twice. */
export function Weights({ id, names, text, setText }: Omit<NamesCellProps, "label" | "everyone">) {
  const typed = namedOnce(text, names);
  const named = typed.length > 0 ? typed : names.map((name) => ({ name, weight: null }));
  const decimalComma = writesDecimalComma();
  const setWeight = (name: string, weight: string) => {
    // A comma would end the name. It is always a decimal comma, since shares do not exceed 999.
    const canonical = weight.replace(",", ".").replace(/[,:]/g, "");
    setText(
      writeNames(
        named.map((one) => (one.name === name ? { name, weight: canonical === "1" ? null : canonical } : one)),
      ),
    );
  };
  return named.map(({ name, weight }, place) => (
    <label key={name} className="cell weight">
      <small>{name}’s shares</small>
      <span className="field">
        <input
          type="text"
          inputMode="decimal"
          id={`${id}.weight.${place}`}
          value={decimalComma ? (weight ?? "1").replace(".", ",") : (weight ?? "1")}
          onChange={(event) => setWeight(name, event.target.value)}
        />
      </span>
    </label>
  ));
}

/** The names in a text as spelled in the list, each once: a repeated name gets the sum of its weights. */
function namedOnce(text: string, names: readonly string[]): NamedRow[] {
  const all = new Map<string, string | null>();
  for (const { name: written, weight } of readNames(text, names)) {
    const name = names[findRow(names, written)] ?? written;
    const before = all.get(name);
    all.set(name, before === undefined ? weight : sum(before, weight));
  }
  return [...all].map(([name, weight]) => ({ name, weight }));
}

function sum(a: string | null, b: string | null): string {
  const [first, second] = [readExact(a ?? "1"), readExact(b ?? "1")];
  return first && second ? exactText(first.add(second)) : (b ?? "1");
}
