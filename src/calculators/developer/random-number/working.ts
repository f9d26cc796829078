import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { superscript } from "../../../math/numbers/write-number";
import type { BelowDraw } from "../../../math/random/random";
import { shortened } from "./checks";
import { GENERATOR_NAMES } from "./generator-names";
import type { Inputs } from "./inputs";
import type { RandomDraw } from "./random-draw";
import { bitsOf } from "./tables";

const SOURCES = {
  crypto: "Your device’s cryptographic generator",
  seeded: "The seed",
  bytes: "Your own bytes",
} as const;

/** Where the bytes came from, and how the first five values were derived from them. */
export function working(draw: RandomDraw, format: Format): Listed<Step> {
  const { inputs, drawn } = draw;
  const { source, seed, prng } = inputs;
  const bits = draw.entropyBits();
  return [
    step(
      "Random bytes from",
      SOURCES[source],
      source === "seeded" ? `${GENERATOR_NAMES[prng]}, “${shortened(seed)}”` : "in order",
    ),
    drawn.origins.map((origin, i) =>
      origin.kind === "unit"
        ? unitStep(inputs, origin.unit, i + 1, format)
        : belowStep(inputs, origin.draw, i + 1, format),
    ),
    draw
      .rolls()
      .slice(0, 5)
      .map(({ n, detail, total }) => {
        const dice = detail.length > 300 ? `${detail.slice(0, 300)} …` : detail;
        return step(`Roll ${n}`, struckOut(dice), format.number(total));
      }),
    bits !== null && step("Bits of randomness", entropyExpression(draw, format), format.number(bits, 4)),
  ];
}

function belowStep(inputs: Inputs, { n, bytes, read, limit, result }: BelowDraw, i: number, format: Format): Step {
  const discarded = read.slice(0, -1).map((value) => `${value} ≥ ${limit}, discarded`);
  return step(
    `Draw ${i}: one of ${n}, from ${format.plural(bytes, "byte")}`,
    [
      `limit = ⌊256${bytes === 1 ? "" : superscript(bytes)} ÷ ${n}⌋ × ${n} = ${limit}`,
      ...(discarded.length > 3 ? [...discarded.slice(0, 3), `and ${discarded.length - 3} more`] : discarded),
      `${read.at(-1)} mod ${n} = ${result}`,
    ].join("; "),
    mapped(inputs, String(result), format),
  );
}

/** The value that a drawn number stands for. */
function mapped({ mode, min, unique, decimals }: Inputs, result: string, format: Format): string {
  if (mode === "coin") return result === "0" ? "Heads" : "Tails";
  const steps = Number(result);
  if (mode === "integer" && !unique) return `${format.number(min, 15)} + ${result} = ${BigInt(min) + BigInt(result)}`;
  if (mode === "decimal") return `${format.number(min, 15)} + ${format.number(steps / 10 ** decimals, 15)}`;
  return result;
}

function unitStep({ mode, meanValue, sdValue, rate }: Inputs, unit: number, i: number, format: Format): Step {
  const inverse =
    mode === "normal"
      ? `${format.number(meanValue)} + ${format.number(sdValue)} × Φ⁻¹(u)`
      : `−ln(1 − u) ÷ ${format.number(rate)}`;
  return step(
    `Draw ${i}: 52 bits to a number between 0 and 1`,
    `u = (2 × ${bitsOf(unit)} + 1) ÷ 2⁵³ = ${unit}; ${inverse}`,
    `u = ${format.number(unit, 8)}`,
  );
}

/** Strikes out dropped dice, which are in parentheses. */
function struckOut(detail: string): string {
  return detail.replace(/\(([^)]*)\)/g, (_, die: string) => [...die].map((sign) => `${sign}\u0336`).join(""));
}

function entropyExpression({ inputs, values }: RandomDraw, format: Format): string {
  const count = format.number(inputs.count);
  switch (inputs.mode) {
    case "coin":
      return `${count} × 1`;
    case "shuffle":
      return `log₂(${format.number(values.length)}!)`;
    case "decimal":
      return `${count} × log₂((${format.number(inputs.max, 15)} − ${format.number(inputs.min, 15)}) × 10${superscript(inputs.decimals)} + 1)`;
    default: {
      const range = `${format.number(inputs.max, 15)} − ${format.number(inputs.min, 15)} + 1`;
      if (!inputs.unique) return `${count} × log₂(${range})`;
      return inputs.sort === "none"
        ? `log₂(R! ÷ (R − ${count})!), R = ${range}`
        : `log₂(R! ÷ ((R − ${count})! × ${count}!)), R = ${range}`;
    }
  }
}
