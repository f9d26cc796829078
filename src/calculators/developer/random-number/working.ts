import type { OutputsOf, Step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Inputs } from "./inputs";
import type { outputs } from "./outputs";

type Outputs = OutputsOf<typeof outputs>;

const SOURCES = {
  crypto: "Your device’s cryptographic generator",
  seeded: "The seed",
  bytes: "The bytes given",
} as const;

const GENERATORS = { xoshiro256ss: "xoshiro256**", pcg32: "PCG32", mt19937: "MT19937" } as const;

/** Where the bytes came from, and how the first five values came from them. */
export function workingOf(inputs: Inputs, outputs: Outputs, format: Format): Step[] {
  return [
    sourceStep(inputs),
    ...outputs.firstDraws.map((draw) =>
      draw.range === null ? unitStep(inputs, draw, format) : belowStep(inputs, draw, format),
    ),
    ...rollSteps(outputs, format),
    ...(outputs.entropyBits === null
      ? []
      : [
          {
            label: "Bits of randomness",
            expression: entropyExpression(inputs, outputs, format),
            value: format.number(outputs.entropyBits, 4),
          },
        ]),
  ];
}

function sourceStep({ source, seed, prng }: Inputs): Step {
  return {
    label: "Random bytes from",
    expression: SOURCES[source],
    value: source === "seeded" ? `${GENERATORS[prng]}, “${shortened(seed)}”` : "in order",
  };
}

type DrawRow = Outputs["firstDraws"][number];

function belowStep(inputs: Inputs, draw: DrawRow, format: Format): Step {
  const { n, range, bytes, read, rejected, limit, result } = draw;
  const values = read.split(", ");
  const thrown = values.slice(0, -1).map((value) => `${value} ≥ ${limit}, thrown away`);
  const size = bytes === 1 ? "1 byte" : `${bytes} bytes`;
  return {
    label: `Draw ${n}: one of ${range}, from ${size}`,
    expression: [
      `limit = ⌊256${bytes === 1 ? "" : `^${bytes}`} ÷ ${range}⌋ × ${range} = ${limit}`,
      ...(rejected > 3 ? [...thrown.slice(0, 3), `and ${rejected - 3} more`] : thrown),
      `${values.at(-1)} mod ${range} = ${result}`,
    ].join("; "),
    value: mapped(inputs, result, format),
  };
}

/** What the number drawn stands for. */
function mapped({ mode, min, unique, decimals }: Inputs, result: string, format: Format): string {
  if (mode === "coin") return result === "0" ? "Heads" : "Tails";
  const steps = Number(result);
  if (mode === "integer" && !unique)
    return `${format.number(min, 15)} + ${result} = ${BigInt(min) + BigInt(result)}`;
  if (mode === "decimal") return `${format.number(min, 15)} + ${format.number(steps / 10 ** decimals, 15)}`;
  return result;
}

function unitStep({ mode, meanValue, sdValue, rate }: Inputs, draw: DrawRow, format: Format): Step {
  const u = `u = (2 × ${draw.read} + 1) ÷ 2^53 = ${draw.result}`;
  return mode === "normal"
    ? {
        label: `Draw ${draw.n}: 52 bits to a number between 0 and 1`,
        expression: `${u}; ${format.number(meanValue)} + ${format.number(sdValue)} × Φ⁻¹(u)`,
        value: `u = ${format.number(Number(draw.result), 8)}`,
      }
    : {
        label: `Draw ${draw.n}: 52 bits to a number between 0 and 1`,
        expression: `${u}; −ln(1 − u) ÷ ${format.number(rate)}`,
        value: `u = ${format.number(Number(draw.result), 8)}`,
      };
}

function rollSteps({ rolls }: Outputs, format: Format): Step[] {
  return rolls.slice(0, 5).map(({ n, detail, total }) => ({
    label: `Roll ${n}`,
    expression: struckOut(detail.length > 300 ? `${detail.slice(0, 300)} …` : detail),
    value: format.number(total),
  }));
}

/** Dropped dice, which stand in parentheses, are struck out. */
function struckOut(detail: string): string {
  return detail.replace(/\(([^)]*)\)/g, (_, die: string) => [...die].map((sign) => `${sign}\u0336`).join(""));
}

function entropyExpression(inputs: Inputs, { values }: Outputs, format: Format): string {
  const count = format.number(inputs.count);
  switch (inputs.mode) {
    case "coin":
      return `${count} × 1`;
    case "shuffle":
      return `log₂(${format.number(values.length)}!)`;
    case "decimal":
      return `${count} × log₂((${format.number(inputs.max, 15)} − ${format.number(inputs.min, 15)}) × 10^${inputs.decimals} + 1)`;
    default: {
      const range = `${format.number(inputs.max, 15)} − ${format.number(inputs.min, 15)} + 1`;
      if (!inputs.unique) return `${count} × log₂(${range})`;
      return inputs.sort === "none"
        ? `log₂(R! ÷ (R − ${count})!), R = ${range}`
        : `log₂(R! ÷ ((R − ${count})! × ${count}!)), R = ${range}`;
    }
  }
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
