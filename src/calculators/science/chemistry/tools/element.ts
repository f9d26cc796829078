import { defineCalculator, InputError, step } from "../../../../core/calculator";
import { text } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import abundances from "../../../../data/chemistry/abundances.json";
import { atomicWeight, type Element, elementOf, nuclidesOf } from "../../../../data/chemistry/elements";
import { PERIODIC_TABLE, type PeriodicRow } from "../../../../data/chemistry/periodic-table";
import { superscript } from "../../../../math/numbers/write-number";

const inputs = {
  element: text("Element", {
    note: "Symbol, name or atomic number",
    default: "Fe",
    max: 30,
    messages: { missing: "Enter a symbol, a name or an atomic number, e.g. Fe." },
  }),
};

type Found = Element & PeriodicRow;

const output = outputsOf<Found>();
const ABUNDANCES: Readonly<Record<string, Readonly<Record<string, number>>>> = abundances;

function find(asked: string): Found {
  const text = asked.trim().toLowerCase();
  if (text === "") throw new InputError("element", "Enter a symbol, a name or an atomic number, e.g. Fe.");
  const number = /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
  if (number !== null && !(Number.isInteger(number) && number >= 1 && number <= PERIODIC_TABLE.length))
    throw new InputError("element", `Atomic number must be between 1 and ${PERIODIC_TABLE.length}.`);
  const row =
    number === null
      ? PERIODIC_TABLE.find((one) =>
          [one.symbol, one.name, one.iupacName, one.otherName].some((name) => name?.toLowerCase() === text),
        )
      : PERIODIC_TABLE[number - 1];
  if (!row) throw new InputError("element", `“${asked.trim()}” is not an element.`);
  return { ...row, ...elementOf(row.symbol) };
}

const isotopes = ({ symbol }: Found) =>
  Object.entries(nuclidesOf(symbol)).map(([a, mass]) => ({
    a: Number(a),
    mass,
    abundance: ABUNDANCES[symbol]?.[a] ?? null,
  }));

export default defineCalculator({
  inputs,
  derive: ({ element }): Found => find(element),
  outputs: {
    atomicNumber: output.integer("Atomic number"),
    symbol: output.text("Symbol"),
    name: output.text("Name"),
    atomicWeight: output.number("Atomic weight", {
      digits: { significant: 9 },
      value: ({ symbol }) => atomicWeight(symbol),
    }),
    atomicWeightText: output.text("Abridged atomic weight", { optional: true, value: ({ weight }) => weight }),
    standardWeight: output.text("Standard atomic weight", { optional: true, value: ({ standard }) => standard }),
    group: output.integer("Group", { optional: true }),
    period: output.integer("Period"),
    isotopeTable: output.table("Isotopes", {
      columns: {
        a: output.integer("Mass number"),
        mass: output.number("Mass", { unit: "u", digits: 12 }),
        abundance: output.number("Abundance as a fraction", { digits: 9, optional: true }),
      },
      value: isotopes,
    }),
  },
  headline: ({ name, symbol, atomicNumber, weight, monoisotope }: Found, format) => ({
    label: "Atomic weight",
    before: `${name} (${symbol}, number ${atomicNumber}) has ${weight === null ? `no standard atomic weight; the mass of its isotope ${monoisotope} is` : "an atomic weight of"}`,
    figure: weight ?? `${format.significant(atomicWeight(symbol), 7)} u`,
  }),
  working(found: Found, format) {
    const natural = isotopes(found).filter(({ abundance }) => abundance !== null);
    if (natural.length === 0)
      return [
        step(
          "Mass of the isotope",
          `${superscript(found.monoisotope ?? "")}${found.symbol}`,
          `${format.significant(atomicWeight(found.symbol), 9)} u`,
        ),
      ];
    const average = natural.reduce((sum, { mass, abundance }) => sum + mass * (abundance ?? 0), 0);
    return [
      ...natural.map(({ a, mass, abundance }) =>
        step(
          `${superscript(a)}${found.symbol}: mass × abundance`,
          `${format.number(mass, 9)} × ${format.number(abundance, 9)}`,
          `${format.number(mass * (abundance ?? 0), 9)} u`,
        ),
      ),
      step(
        "Average of the isotopes",
        natural.map(({ mass, abundance }) => format.number(mass * (abundance ?? 0), 9)).join(" + "),
        `${format.number(average, 9)} u`,
      ),
    ];
  },
});
