/** Tools that show one value in many units, for power and for energy. */
import { defineCalculator, step } from "../../../core/calculator";
import { by, type Field, type Fields, number } from "../../../core/fields";
import type { Format } from "../../../core/format";
import { type OutputField, outputsOf } from "../../../core/outputs";
import type { UnitRow } from "../../../data/units/units";
import { multipliedText, quantity, withSymbol } from "../../../fieldsets/quantity";
import { convertIn } from "../../../math/units/conversion";

interface Conversion<K extends string> {
  readonly label: string;
  readonly rows: readonly unknown[];
  /** Id of the default unit, and the default value in it. */
  readonly from: string;
  readonly value: number;
  /** Ids of the units to convert to, by output key. The headline converts to the first. */
  readonly to: Readonly<Record<K, string>>;
}

interface Given {
  readonly value: number;
  readonly fromUnit: string;
}

/** A calculator with `value` and `fromUnit`, and an output for each unit. */
export function defineConversion<const K extends string>({ label, rows, from, value, to }: Conversion<K>) {
  const units = rows as readonly UnitRow[];
  const rowOf = (id: string): UnitRow => {
    const row = units.find((unit) => unit.id === id);
    if (!row) throw new TypeError(`there is no unit ${id}`);
    return row;
  };
  const made: Fields = quantity("value", { rows, unit: from }, label);
  const choice = made.valueUnit as Field<string>;
  const symbols = choice.options ?? {};
  const inputs = {
    fromUnit: { ...choice, label: "Unit" },
    value: number(label, { default: value, unit: by("fromUnit", symbols, ""), unitKey: "fromUnit", solve: true }),
  };
  const keys = Object.keys(to) as K[];
  const first = keys[0] as K;
  // The unit choice carries the conversion factors.
  const converted = ({ value: from, fromUnit }: Given, id: string) => convertIn(choice.units, from, fromUnit, id);
  const text = (given: Given, id: string, format: Format) =>
    withSymbol(format.significant(converted(given, id)), symbols[id] ?? "");
  const output = outputsOf<Given>();
  return defineCalculator({
    inputs,
    outputs: Object.fromEntries(
      keys.map((key) => [
        key,
        output.number(capitalized(rowOf(to[key]).plural), {
          unit: symbols[to[key]] ?? "",
          digits: { significant: 7 },
          optional: true,
          solve: true,
          value: (given) => converted(given, to[key]),
        }),
      ]),
    ) as Readonly<Record<string, OutputField<Given, number | null>>>,
    derive: ({ value, fromUnit }: Given): Given => ({ value, fromUnit }),
    headline(given, format) {
      // An amount takes a singular verb: 5 kilowatts is 5,000 watts.
      const own = keys.find((key) => to[key] === given.fromUnit);
      const target = own === first ? (keys[1] as K) : first;
      const source = rowOf(given.fromUnit);
      const one = Math.abs(given.value) === 1;
      return {
        label,
        before: `${format.significant(given.value)} ${one ? source.name : source.plural} is`,
        figure: text(given, to[target], format),
      };
    },
    working: (given, format) =>
      keys.map((key) => {
        const id = to[key];
        const start = withSymbol(format.significant(given.value), symbols[given.fromUnit] ?? "");
        return step(
          capitalized(rowOf(id).plural),
          id === given.fromUnit ? start : (multipliedText(start, choice.units, given.fromUnit, id, format) ?? start),
          text(given, id, format),
        );
      }),
  });
}

function capitalized(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
