import { InputError, step } from "../../../../core/calculator";
import { choice, text, type ValuesOf } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import { defineCircuit } from "../../../../fieldsets/electrical";
import { prefixed, result } from "../../../../fieldsets/prefixed";
import { quantity } from "../../../../fieldsets/quantity";
import { OHMS } from "../../../../fieldsets/units/ohms";
import { readSmdCode, type SmdCodes, type SmdReading, smdCodes } from "../../../../math/electronics/smd-code";

const SCHEMES = {
  "3-digit": "Three digits",
  "4-digit": "Four digits",
  "r-notation": "R as decimal point",
  "eia-96": "EIA-96",
  jumper: "Jumper",
} as const;

const inputs = {
  direction: choice("Find", {
    options: { decode: "Resistance from a code", encode: "Code for a resistance" },
    default: "decode",
  }),
  code: text("Code", { default: "103", max: 12, when: { direction: "decode" } }),
  ...quantity("resistance", OHMS, "Resistance", {
    default: 10,
    exampleUnit: "kiloohm",
    min: 0,
    max: 1e13,
    when: { direction: "encode" },
  }),
};

type Inputs = ValuesOf<typeof inputs>;

interface Marking {
  readonly inputs: Inputs;
  readonly resistance: number;
  /** Null when encoding. */
  readonly reading: SmdReading | null;
  readonly codes: SmdCodes | null;
}

const output = outputsOf<Marking>();

export default defineCircuit({
  inputs,
  derive(inputs: Inputs, { format }): Marking {
    if (inputs.direction === "decode") {
      const reading = readSmdCode(inputs.code);
      if (typeof reading === "string") throw new InputError("code", reading);
      return { inputs, resistance: reading.resistance, reading, codes: null };
    }
    const resistance = Number(inputs.resistance.toPrecision(14));
    const codes = smdCodes(resistance);
    if (codes.code3 === null && codes.code4 === null && codes.eia96 === null)
      throw new InputError(
        "resistance",
        `No code shows ${format.significant(resistance, 14)} Ω; codes have at most three digits.`,
      );
    return { inputs, resistance, reading: null, codes };
  },
  outputs: {
    resistance: output.number("Resistance", {
      unit: "Ω",
      digits: { significant: 7 },
      value: ({ resistance }) => resistance,
    }),
    scheme: output.choice("Scheme", {
      options: SCHEMES,
      optional: true,
      value: ({ reading }) => reading?.scheme ?? null,
    }),
    tolerance: output.percent("Tolerance", { optional: true, value: ({ reading }) => reading?.tolerance ?? null }),
    alternativeResistance: output.number("If R is the decimal point", {
      unit: "Ω",
      digits: { significant: 7 },
      optional: true,
      value: ({ reading }) => reading?.alternative ?? null,
    }),
    code: output.text("Code", {
      shown: "elsewhere",
      value: ({ inputs, codes }) => (codes ? usualCode(codes) : inputs.code.trim()),
    }),
    code3: output.text("Three digits", {
      optional: true,
      when: { direction: "encode" },
      value: ({ codes }) => codes?.code3 ?? null,
    }),
    code4: output.text("Four digits", {
      optional: true,
      when: { direction: "encode" },
      value: ({ codes }) => codes?.code4 ?? null,
    }),
    eia96: output.text("EIA-96", {
      optional: true,
      when: { direction: "encode" },
      value: ({ codes }) => codes?.eia96 ?? null,
    }),
  },
  headline({ inputs, resistance, reading, codes }, format) {
    if (reading)
      return {
        label: "Resistance",
        before: `${inputs.code.trim().toUpperCase()} is`,
        figure: prefixed(resistance, "Ω", format),
        ...(reading.scheme === "jumper" && { after: ", a jumper" }),
        ...(reading.alternative !== null && {
          second:
            reading.alternative === resistance
              ? "Read by EIA-96 or with R as the decimal point, it is the same."
              : `By EIA-96; with R as the decimal point it is ${prefixed(reading.alternative, "Ω", format)}.`,
        }),
      };
    const code = codes ? usualCode(codes) : "";
    const others = [codes?.code4, codes?.eia96].filter((one) => one && one !== code);
    return {
      label: "Code",
      before: `${prefixed(resistance, "Ω", format)} is marked`,
      figure: code,
      after: others.length > 0 ? `or ${others.join(" or ")}` : "",
    };
  },
  working({ inputs, resistance, reading, codes }, format) {
    const value = result(resistance, "Ω", format);
    if (reading?.parts) {
      const { digits, exponent } = reading.parts;
      const isTable = reading.scheme === "eia-96";
      return [
        step(
          isTable ? "E96 value at that position" : "Digits",
          inputs.code.trim().slice(0, isTable ? 2 : -1),
          String(digits),
        ),
        step("Times the multiplier", `${digits} × 10${superscript(exponent)}`, value),
      ];
    }
    if (reading)
      return [
        step(
          SCHEMES[reading.scheme],
          reading.scheme === "jumper" ? "Only zeros" : `${inputs.code.trim()} with R as the decimal point`,
          value,
        ),
      ];
    return (["code3", "code4", "eia96"] as const).map((key) =>
      step(
        {
          code3: "Two digits and an exponent",
          code4: "Three digits and an exponent",
          eia96: "Position in E96 and letter",
        }[key],
        value,
        codes?.[key] ?? "Not possible",
      ),
    );
  },
});

/** Three digits if possible, otherwise four, otherwise EIA-96. At least one of the codes must exist. */
function usualCode({ code3, code4, eia96 }: SmdCodes): string {
  return code3 ?? code4 ?? (eia96 as string);
}

function superscript(exponent: number): string {
  return String(exponent).replace(/./g, (sign) => (sign === "-" ? "⁻" : ("⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(sign)] as string)));
}
