import { defineCalculator, InputError, step } from "../../../../core/calculator";
import { choice, fold, number, type ValuesOf } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import { inChosenUnit, inOwnUnits, inUnitOf, quantity } from "../../../../fieldsets/quantity";
import { titrationPh } from "../../../../math/chemistry/acid-base";
import { divisor } from "../../../../math/words/divisor";
import { pKwField } from "../ph-model";
import { MILLILITERS, MOLAR } from "../units";

const ROWS = 201;

const inputs = {
  analyte: choice("Titration", {
    options: {
      "strong-acid": "Strong acid with strong base",
      "weak-acid": "Weak acid with strong base",
      "strong-base": "Strong base with strong acid",
      "weak-base": "Weak base with strong acid",
    },
    default: "weak-acid",
  }),
  ...quantity("analyteConcentration", MOLAR, "Concentration of the analyte", { default: 0.1, above: 0, max: 100 }),
  ...quantity("analyteVolume", MILLILITERS, "Volume of the analyte", { default: 25, above: 0 }),
  ...quantity("titrantConcentration", MOLAR, "Concentration of the titrant", { default: 0.1, above: 0, max: 100 }),
  ...quantity("addedVolume", MILLILITERS, "Titrant added", { default: 12.5, min: 0, solve: true }),
  pKa: number("pKa", {
    noun: "The pKa",
    default: 4.756,
    min: -5,
    max: 20,
    when: { analyte: "weak-acid" },
    solve: true,
  }),
  pKb: number("pKb", { noun: "The pKb", default: 4.75, min: -5, max: 20, when: { analyte: "weak-base" }, solve: true }),
  ...fold("Ion product of water", {
    pKw: pKwField,
  }),
};

const FIELDS = inputs;
type Inputs = ValuesOf<typeof inputs>;

class Titration {
  readonly own: Inputs;
  /** In mL. */
  readonly equivalence: number;
  readonly ph: number;

  constructor(readonly inputs: Inputs) {
    this.own = inOwnUnits(FIELDS, inputs);
    const { analyteConcentration, analyteVolume, titrantConcentration, addedVolume } = this.own;
    this.equivalence = (analyteConcentration * analyteVolume) / titrantConcentration;
    if (!Number.isFinite(2 * this.equivalence + analyteVolume))
      throw new InputError("titrantConcentration", "The equivalence volume is too large to calculate.");
    this.ph = this.phAfter(addedVolume);
  }

  /** @param added in mL */
  phAfter(added: number): number {
    const { pKa, pKb, pKw, analyte } = this.own;
    const ph = titrationPh({ ...this.own, pKa: analyte === "weak-base" ? pKw - pKb : (pKa ?? 0) }, added);
    if (ph === null) throw new InputError("analyteConcentration", "The pH of this solution is off the scale.");
    return ph;
  }

  get curve(): { volume: number; ph: number }[] {
    return Array.from({ length: ROWS }, (_, i) => {
      const volume = (2 * this.equivalence * i) / (ROWS - 1);
      return { volume, ph: this.phAfter(volume) };
    });
  }
}

const output = outputsOf<Titration>();

/** OpenStax, Chemistry 2e, section 14.7. */
export default defineCalculator({
  inputs,
  derive: (values) => new Titration(values),
  outputs: {
    ph: output.number("pH", { digits: 4, shown: "more", solve: true }),
    equivalenceVolume: output.number("Equivalence point", {
      unit: "mL",
      ...inUnitOf(FIELDS, "addedVolume"),
      value: ({ equivalence }) => equivalence,
    }),
    phAtEquivalence: output.number("pH at the equivalence point", {
      digits: 4,
      value: (titration) => titration.phAfter(titration.equivalence),
    }),
    phAtHalfEquivalence: output.number("pH at half equivalence", {
      digits: 4,
      value: (titration) => titration.phAfter(titration.equivalence / 2),
    }),
    curve: output.table("Curve", {
      columns: {
        volume: output.number("Titrant added", { unit: "mL", ...inUnitOf(FIELDS, "addedVolume") }),
        ph: output.number("pH", { digits: 4 }),
      },
    }),
  },
  headline: ({ ph, inputs, own }: Titration, format) => ({
    label: "pH",
    before: `After ${inChosenUnit(FIELDS, inputs, "addedVolume", own.addedVolume, format)} of titrant, the solution has`,
    figure: `pH ${format.number(ph, 2, 2)}`,
  }),
  working({ own, equivalence, ph }: Titration, format) {
    const { analyteConcentration: c, analyteVolume: v, titrantConcentration, addedVolume } = own;
    const write = (value: number) => format.significant(value, 9);
    const volume = write(v + addedVolume);
    const analyte = (c * v) / (v + addedVolume);
    const [isWeak, isAcid] = [own.analyte.startsWith("weak"), own.analyte.endsWith("acid")];
    const pKa = isAcid ? own.pKa : own.pKw - own.pKb;
    const shown = format.number(ph, 9);
    const [h, k] = [10 ** -ph, 10 ** -pKa];
    return [
      step(
        "Equivalence point",
        `${write(c)} × ${write(v)} ÷ ${divisor(write(titrantConcentration))}`,
        `${write(equivalence)} mL`,
      ),
      step("Total volume", `${write(v)} + ${write(addedVolume)}`, `${volume} mL`),
      step("Analyte in the mixture, all forms", `${write(c)} × ${write(v)} ÷ ${volume}`, `${write(analyte)} mol/L`),
      step(
        "Titrant in the mixture",
        `${write(titrantConcentration)} × ${write(addedVolume)} ÷ ${volume}`,
        `${write((titrantConcentration * addedVolume) / (v + addedVolume))} mol/L`,
      ),
      step(
        "Charge balance",
        { "weak-acid": "[Na⁺] + [H⁺] = [OH⁻] + [A⁻]", "weak-base": "[BH⁺] + [H⁺] = [OH⁻] + [Cl⁻]" }[
          own.analyte as string
        ] ?? "[Na⁺] + [H⁺] = [OH⁻] + [Cl⁻]",
        `solved for pH ${shown}`,
      ),
      step("[H⁺]", `10^(−${shown})`.replace("−-", "0 + "), `${write(h)} mol/L`),
      step("[OH⁻]", `10^(${shown} − ${write(own.pKw)})`, `${write(10 ** (ph - own.pKw))} mol/L`),
      ...(isWeak
        ? [
            step(isAcid ? "Ka" : "Ka of BH⁺", `10^(−${write(pKa)})`.replace("−-", "0 + "), write(k)),
            step(
              isAcid ? "[A⁻], analyte × Ka ÷ (Ka + [H⁺])" : "[BH⁺], analyte × [H⁺] ÷ (Ka + [H⁺])",
              `${write(analyte)} × ${write(isAcid ? k : h)} ÷ (${write(k)} + ${write(h)})`,
              `${write((analyte * (isAcid ? k : h)) / (k + h))} mol/L`,
            ),
          ]
        : []),
    ];
  },
});
