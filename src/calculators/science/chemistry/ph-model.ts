/** The pH of one solute in water, from whichever data are given. */
import { InputError } from "../../../core/calculator";
import { choice, number, text, type ValuesOf } from "../../../core/fields";
import { inOwnUnits, quantity } from "../../../fieldsets/quantity";
import { type AcidSystem, exactPh, formShares } from "../../../math/chemistry/acid-base";
import { MOLAR } from "./units";

const SOLUTES = [
  "strong-acid",
  "strong-base",
  "weak-acid",
  "weak-base",
  "salt-weak-acid",
  "salt-weak-base",
  "polyprotic-acid",
];
const MOST_PROTONS = 6;

/** Field for the ion product of water, which rarely needs to be changed. */
export const pKwField = number("pKw", {
  noun: "The pKw",
  note: "14 at 25 °C; 13.995 measured",
  default: 14,
  min: 10,
  max: 16,
});

const pKField = { min: -15, max: 30 };

export const inputs = {
  phKind: choice("Given", {
    options: {
      "strong-acid": "Strong acid",
      "strong-base": "Strong base",
      "weak-acid": "Weak acid",
      "weak-base": "Weak base",
      "salt-weak-acid": "Salt of a weak acid",
      "salt-weak-base": "Salt of a weak base",
      "polyprotic-acid": "Polyprotic acid",
      "from-h": "Concentration of H⁺",
      "from-oh": "Concentration of OH⁻",
      "from-ph": "pH",
      "from-poh": "pOH",
    },
    default: "weak-acid",
  }),
  ...quantity("concentration", MOLAR, "Concentration", {
    default: 0.1,
    above: 0,
    when: { phKind: SOLUTES },
    solve: true,
  }),
  equivalents: number("Equivalents", {
    note: "Ions of H⁺ or OH⁻ from each formula unit",
    default: 1,
    above: 0,
    max: 10,
    when: { phKind: ["strong-acid", "strong-base"] },
    solve: true,
  }),
  pKa: number("pKa", {
    noun: "The pKa",
    default: 4.756,
    ...pKField,
    when: { phKind: ["weak-acid", "salt-weak-acid"] },
    solve: true,
  }),
  pKb: number("pKb", {
    noun: "The pKb",
    default: 4.75,
    ...pKField,
    when: { phKind: ["weak-base", "salt-weak-base"] },
    solve: true,
  }),
  pKas: text("pKa values", {
    noun: "The pKa values",
    note: "In ascending order: 2.148, 7.198, 12.35",
    default: "2.148, 7.198, 12.35",
    max: 200,
    messages: { missing: "Enter the pKa values, e.g. 2.148, 7.198, 12.35." },
    when: { phKind: "polyprotic-acid" },
  }),
  ...quantity("hConcentration", MOLAR, "Concentration of H⁺", {
    default: 0.001,
    above: 0,
    max: 100,
    when: { phKind: "from-h" },
  }),
  ...quantity("ohConcentration", MOLAR, "Concentration of OH⁻", {
    default: 0.001,
    above: 0,
    max: 100,
    when: { phKind: "from-oh" },
  }),
  ph: number("pH", { noun: "The pH", default: 4, min: -2, max: 18, when: { phKind: "from-ph" } }),
  poh: number("pOH", { noun: "The pOH", default: 10, min: -2, max: 18, when: { phKind: "from-poh" } }),
  pKw: pKwField,
};

export type Inputs = ValuesOf<typeof inputs>;

/** An acid or base in water, with its forms. */
export interface Aqueous {
  readonly inputs: Inputs;
  readonly ph: number;
  readonly pKw: number;
  /** In mol/L; 0 if only the pH, the pOH or the concentration of an ion of water is given. */
  readonly concentration: number;
  readonly system: AcidSystem | null;
  /** The names of its forms, the fully protonated one first. */
  readonly forms: readonly string[];
  /** Index in `forms` of the form that was dissolved. */
  readonly dissolved: number;
  /** pH by the textbook shortcut; null if there is none for this kind of solute. */
  readonly approxPh: number | null;
}

/** @throws InputError */
export function dissolve(given: Inputs): Aqueous {
  const own = inOwnUnits(inputs, given);
  const { phKind, concentration: c, equivalents, pKa, pKb, pKw } = own;
  const pH = (strongCharge: number, systems: readonly AcidSystem[] = []): number => {
    const found = exactPh({ strongCharge, systems, pKw });
    if (found === null) throw new InputError("concentration", "The pH of this solution is off the scale.");
    return found;
  };
  const plain = (ph: number): Aqueous => ({
    inputs: given,
    ph: ph + 0,
    pKw,
    concentration: 0,
    system: null,
    forms: [],
    dissolved: 0,
    approxPh: null,
  });
  switch (phKind) {
    case "strong-acid":
      return { ...plain(pH(-c * equivalents)), concentration: c };
    case "strong-base":
      return { ...plain(pH(c * equivalents)), concentration: c };
    case "from-h":
      return plain(-Math.log10(own.hConcentration));
    case "from-oh":
      return plain(pKw + Math.log10(own.ohConcentration));
    case "from-ph":
      return plain(own.ph);
    case "from-poh":
      return plain(pKw - own.poh);
  }
  const isBase = phKind.endsWith("base");
  const pKas = phKind === "polyprotic-acid" ? readPKas(own.pKas) : [isBase ? pKw - pKb : pKa];
  const system = { total: c, pKas, charge: isBase ? 1 : 0 };
  // Charge of the ions that do not react: the metal of a weak acid's salt, the halide of a weak base's salt.
  const strongCharge = phKind === "salt-weak-acid" ? c : phKind === "salt-weak-base" ? -c : 0;
  const shortcut = {
    "weak-acid": (pKa - Math.log10(c)) / 2,
    "weak-base": pKw - (pKb - Math.log10(c)) / 2,
  }[phKind as string];
  return {
    ...plain(pH(strongCharge, [system])),
    concentration: c,
    system,
    forms: isBase ? ["BH⁺", "B"] : formNames(pKas.length),
    dissolved: phKind === "weak-base" || phKind === "salt-weak-acid" ? 1 : 0,
    approxPh: shortcut ?? null,
  };
}

/** Concentration of each form in mol/L, the fully protonated one first. Empty if there are no forms. */
export function formConcentrations({ system, ph }: Aqueous): readonly number[] {
  return system ? formShares(system.pKas, ph).map((share) => share * system.total) : [];
}

/** Initial and equilibrium concentration of each form and of water's ions, in mol/L. Empty if there are no forms. */
export function iceRows(solution: Aqueous) {
  const { ph, pKw, forms, dissolved, concentration } = solution;
  if (forms.length === 0) return [];
  const pure = 10 ** (-pKw / 2);
  const row = (name: string, initial: number, equilibrium: number) => ({
    name,
    initial,
    change: equilibrium - initial,
    equilibrium,
  });
  return [
    ...formConcentrations(solution).map((value, i) =>
      row(forms[i] as string, i === dissolved ? concentration : 0, value),
    ),
    row("H⁺", pure, 10 ** -ph),
    row("OH⁻", pure, 10 ** (ph - pKw)),
  ];
}

/** Names of all forms of an acid, for three protons `H₃A`, `H₂A⁻`, `HA²⁻` and `A³⁻`. */
function formNames(protons: number): string[] {
  const raised = "⁰¹²³⁴⁵⁶";
  return Array.from({ length: protons + 1 }, (_, lost) => {
    const left = protons - lost;
    const hydrogen = left === 0 ? "" : left === 1 ? "H" : `H${"₀₁₂₃₄₅₆"[left]}`;
    return `${hydrogen}A${lost === 0 ? "" : `${lost === 1 ? "" : raised[lost]}⁻`}`;
  });
}

/** @throws InputError */
function readPKas(text: string): readonly number[] {
  const items = text.split(/[\s,;]+/).filter(Boolean);
  const values = items.map((item) => (/^[-−+]?(?:\d+\.?\d*|\.\d+)$/.test(item) ? Number(item.replace("−", "-")) : NaN));
  const wrong = values.findIndex((value) => Number.isNaN(value));
  if (wrong >= 0) throw new InputError("pKas", `Enter a number for each pKa value; “${items[wrong]}” is not one.`);
  if (values.length === 0) throw new InputError("pKas", "Enter the pKa values, e.g. 2.148, 7.198, 12.35.");
  if (values.length > MOST_PROTONS) throw new InputError("pKas", `Enter at most ${MOST_PROTONS} pKa values.`);
  if (values.some((value) => value < pKField.min || value > pKField.max))
    throw new InputError("pKas", `pKa values must be between −15 and ${pKField.max}.`);
  if (values.some((value, i) => i > 0 && value < (values[i - 1] as number)))
    throw new InputError("pKas", "Enter the pKa values in ascending order.");
  return values;
}
