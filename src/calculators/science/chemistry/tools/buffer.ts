import { defineCalculator, InputError, step } from "../../../../core/calculator";
import { fold, number, type ValuesOf } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import { inOwnUnits, quantity } from "../../../../fieldsets/quantity";
import { bufferCapacity, exactPh } from "../../../../math/chemistry/acid-base";
import { divisor } from "../../../../math/words/divisor";
import { pKwField } from "../ph-model";
import { LITERS, MOLAR, MOLES } from "../units";

const LEAST = { above: 0, max: 100 };
const ADDED = { min: 0, max: 1e6 };

const inputs = {
  pKa: number("pKa of the acid", { noun: "The pKa", default: 4.74, min: -5, max: 20, solve: true }),
  ...quantity("acidConcentration", MOLAR, "Weak acid (HA)", { default: 0.1, ...LEAST, solve: true }),
  ...quantity("baseConcentration", MOLAR, "Conjugate base (A⁻)", {
    note: "As its sodium salt",
    default: 0.1,
    ...LEAST,
    solve: 1,
  }),
  ...quantity("volume", LITERS, "Volume", { default: 0.1, above: 0 }),
  ...quantity("addedStrongAcid", MOLES, "Strong acid added", { default: 0, ...ADDED, solve: true }),
  ...quantity("addedStrongBase", MOLES, "Strong base added", { default: 0.0001, ...ADDED, solve: true }),
  ...fold("Ion product of water", {
    pKw: pKwField,
  }),
};

interface Buffer extends ValuesOf<typeof inputs> {
  readonly ph: number;
  readonly phAfter: number;
}

/** @throws InputError */
function mix(given: ValuesOf<typeof inputs>): Buffer {
  const own = inOwnUnits(inputs, given);
  const { pKa, acidConcentration, baseConcentration, volume, addedStrongAcid, addedStrongBase, pKw } = own;
  const systems = [{ total: acidConcentration + baseConcentration, pKas: [pKa], charge: 0 }];
  const added = (addedStrongBase - addedStrongAcid) / volume;
  const ph = exactPh({ strongCharge: baseConcentration, systems, pKw });
  const phAfter = exactPh({ strongCharge: baseConcentration + added, systems, pKw });
  if (ph === null || phAfter === null)
    throw new InputError(
      addedStrongAcid > addedStrongBase ? "addedStrongAcid" : "addedStrongBase",
      "That much in this volume takes the pH off the scale.",
    );
  return { ...own, ph, phAfter };
}

const output = outputsOf<Buffer>();
const byHenderson = ({ pKa, acidConcentration, baseConcentration }: Buffer) =>
  pKa + Math.log10(baseConcentration / acidConcentration);
const total = ({ acidConcentration, baseConcentration }: Buffer) => acidConcentration + baseConcentration;
const capacity = (buffer: Buffer) => bufferCapacity(buffer.ph, total(buffer), buffer.pKa, buffer.pKw);

/** OpenStax, Chemistry 2e, section 14.6. */
export default defineCalculator({
  inputs,
  derive: mix,
  outputs: {
    ph: output.number("pH", { digits: 4, solve: true }),
    phHH: output.number("pH by Henderson–Hasselbalch", { digits: 4, solve: true, value: byHenderson }),
    phAfter: output.number("pH after the addition", { digits: 4, solve: true }),
    bufferCapacity: output.number("Buffer capacity", {
      unit: "mol/L",
      digits: { significant: 5 },
      solve: true,
      value: capacity,
    }),
  },
  headline: ({ ph, phAfter }: Buffer, format) => ({
    label: "pH",
    before: "The buffer has",
    figure: `pH ${format.number(ph, 2, 2)}`,
    after: `and pH ${format.number(phAfter, 2, 2)} after the addition`,
  }),
  working(buffer: Buffer, format) {
    const { pKa, acidConcentration, baseConcentration, volume, addedStrongAcid, addedStrongBase, ph, phAfter } = buffer;
    const write = (value: number) => format.significant(value, 9);
    const [h, k] = [10 ** -ph, 10 ** -pKa];
    const oh = 10 ** (ph - buffer.pKw);
    return [
      step("Henderson–Hasselbalch", "pKa + log([base] ÷ [acid])", format.number(byHenderson(buffer))),
      step(
        "[base] ÷ [acid]",
        `${write(baseConcentration)} ÷ ${divisor(write(acidConcentration))}`,
        write(baseConcentration / acidConcentration),
      ),
      step("Charge balance", "[H⁺] + [Na⁺] = [OH⁻] + [A⁻]", `solved for pH ${format.number(ph)}`),
      step(
        "Strong base minus strong acid, per liter",
        `(${write(addedStrongBase)} − ${write(addedStrongAcid)}) ÷ ${divisor(write(volume))}`,
        `${write((addedStrongBase - addedStrongAcid) / volume)} mol/L`,
      ),
      step(
        "Charge balance after the addition",
        "[H⁺] + [Na⁺] + added = [OH⁻] + [A⁻]",
        `solved for pH ${format.number(phAfter)}`,
      ),
      step(
        "Buffer capacity, ln 10 × ([H⁺] + [OH⁻] + C × Ka × [H⁺] ÷ (Ka + [H⁺])²)",
        `${write(Math.LN10)} × (${write(h)} + ${write(oh)} + ${write(total(buffer))} × ${write(k)} × ${write(h)} ÷ (${write(k)} + ${write(h)})²)`,
        `${write(capacity(buffer))} mol/L`,
      ),
    ];
  },
});
