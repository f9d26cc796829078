import { defineCalculator, type Step, step } from "../../../../core/calculator";
import type { Format } from "../../../../core/format";
import { outputsOf } from "../../../../core/outputs";
import { type Aqueous, dissolve, formConcentrations, iceRows, inputs } from "../ph-model";

const output = outputsOf<Aqueous>();
const hydrogen = ({ ph }: Aqueous) => 10 ** -ph;
const hydroxide = ({ ph, pKw }: Aqueous) => 10 ** (ph - pKw);

/** Percentage of a weak acid that has lost a proton, or of a weak base that has gained one; null for other kinds. */
function percentIonization(solution: Aqueous): number | null {
  const { phKind } = solution.inputs;
  const [protonated = 0, bare = 0] = formConcentrations(solution);
  if (phKind === "weak-acid") return (100 * bare) / solution.concentration;
  return phKind === "weak-base" ? (100 * protonated) / solution.concentration : null;
}

const SUBJECTS: Readonly<Record<string, string>> = {
  "strong-acid": "a strong acid",
  "strong-base": "a strong base",
  "weak-acid": "a weak acid",
  "weak-base": "a weak base",
  "salt-weak-acid": "the salt of a weak acid",
  "salt-weak-base": "the salt of a weak base",
  "polyprotic-acid": "a polyprotic acid",
};

/**
 * Steps for the x of an ICE table: how much of the dissolved form has lost or gained a proton. Empty unless there is
 * exactly one pKa.
 */
function conversion(solution: Aqueous, write: (value: number) => string): readonly Step[] {
  const { system, forms, dissolved, ph, concentration } = solution;
  if (system?.pKas.length !== 1) return [];
  const [protonated = 0, bare = 0] = formConcentrations(solution);
  const [h, k] = [10 ** -ph, 10 ** -(system.pKas[0] as number)];
  const [from, to] = [forms[dissolved], forms[1 - dissolved]];
  const [sign, name] = forms[0] === "HA" ? ["Ka", "acid"] : ["Ka of BH⁺", "conjugate acid"];
  const divisor = write(protonated);
  return [
    step(`Constant of the ${name}, ${sign}`, `10^(−${write(system.pKas[0] as number)})`, write(k)),
    step(
      `x of the ICE table: ${from} that becomes ${to}, C × ${dissolved === 0 ? sign : "[H⁺]"} ÷ (${sign} + [H⁺])`,
      `${write(concentration)} × ${write(dissolved === 0 ? k : h)} ÷ (${write(k)} + ${write(h)})`,
      `${write(dissolved === 0 ? bare : protonated)} mol/L`,
    ),
    ...(protonated > 0
      ? [
          step(
            `Check of ${sign}, [H⁺] × [${forms[1]}] ÷ [${forms[0]}]`,
            `${write(h)} × ${write(bare)} ÷ ${divisor.includes("×") ? `(${divisor})` : divisor}`,
            write(k),
          ),
        ]
      : []),
  ];
}

function working(solution: Aqueous, format: Format): readonly Step[] {
  const { ph, pKw, concentration: c, system, forms, approxPh, inputs } = solution;
  const write = (value: number) => format.significant(value, 7);
  const [h, oh] = [write(hydrogen(solution)), write(hydroxide(solution))];
  const strong = { "strong-acid": "[OH⁻] + z × C", "strong-base": "[OH⁻] − z × C" }[inputs.phKind as string];
  const terms = {
    "weak-acid": "[OH⁻] + [A⁻]",
    "weak-base": "[OH⁻] − [BH⁺]",
    "salt-weak-acid": "[OH⁻] + [A⁻] − C",
    "salt-weak-base": "[OH⁻] + C − [BH⁺]",
    "polyprotic-acid": "[OH⁻] + the charges of all forms of A",
  }[inputs.phKind as string];
  const balance = strong ?? terms;
  const shown = format.number(ph, 9);
  return [
    ...(balance ? [step("Charge balance", `[H⁺] = ${balance}`, `solved for pH ${shown}`)] : []),
    step("Concentration of H⁺", `10^(−${shown})`, `${h} mol/L`),
    step("Concentration of OH⁻", `10^(${shown} − ${format.number(pKw)})`, `${oh} mol/L`),
    step("pOH", `${format.number(pKw)} − ${shown}`, format.number(pKw - ph)),
    ...conversion(solution, write),
    ...(system
      ? formConcentrations(solution).map((value, i) =>
          step(
            `Concentration of ${forms[i]}`,
            `C × its share at this pH: ${write(c)} × ${write(value / c)}`,
            `${write(value)} mol/L`,
          ),
        )
      : []),
    ...(approxPh === null
      ? []
      : [
          step(
            "Textbook shortcut",
            inputs.phKind === "weak-acid" ? "½ × (pKa − log C)" : "pKw − ½ × (pKb − log C)",
            format.number(approxPh),
          ),
          step(
            "Error of the shortcut in [H⁺]",
            `100 × (10^(${shown} − ${format.number(approxPh, 9)}) − 1)`,
            format.percent(100 * (10 ** (ph - approxPh) - 1), 4),
          ),
        ]),
  ].map((one) => ({ ...one, expression: one.expression.replace("−−", "0 + ") }));
}

export default defineCalculator({
  inputs,
  derive: dissolve,
  outputs: {
    ph: output.number("pH", { digits: 4, shown: "more", solve: true }),
    poh: output.number("pOH", { digits: 4, solve: true, value: ({ ph, pKw }) => pKw - ph }),
    hConcentration: output.number("H⁺", { unit: "mol/L", digits: { significant: 5 }, solve: true, value: hydrogen }),
    ohConcentration: output.number("OH⁻", { unit: "mol/L", digits: { significant: 5 }, value: hydroxide }),
    percentIonization: output.percent("Ionized", {
      noun: "Ionized share",
      optional: true,
      solve: true,
      value: percentIonization,
    }),
    approxPh: output.number("pH by the textbook shortcut", { digits: 4, optional: true }),
    species: output.table("Species", {
      columns: {
        name: output.text("Species"),
        concentration: output.number("Concentration", { unit: "mol/L", digits: { significant: 5 } }),
      },
      value: (solution) => [
        { name: "H⁺", concentration: hydrogen(solution) },
        { name: "OH⁻", concentration: hydroxide(solution) },
        ...formConcentrations(solution).map((concentration, i) => ({
          name: solution.forms[i] as string,
          concentration,
        })),
      ],
    }),
    iceTable: output.table("ICE table", {
      columns: {
        name: output.text("Species"),
        initial: output.number("Initial", { unit: "mol/L", digits: { significant: 5 } }),
        change: output.number("Change", { unit: "mol/L", digits: { significant: 5 } }),
        equilibrium: output.number("Equilibrium", { unit: "mol/L", digits: { significant: 5 } }),
      },
      value: iceRows,
    }),
  },
  headline(solution: Aqueous, format) {
    const subject = SUBJECTS[solution.inputs.phKind];
    const { ph, pKw, concentration } = solution;
    const nature = Math.abs(ph - pKw / 2) < 0.005 ? "neutral" : ph < pKw / 2 ? "acidic" : "basic";
    return {
      label: "pH",
      before: subject
        ? `At ${format.significant(concentration)} mol/L, ${subject} has`
        : `The solution is ${nature}, with`,
      figure: `pH ${format.number(ph, 2, 2)}`,
    };
  },
  working,
});
