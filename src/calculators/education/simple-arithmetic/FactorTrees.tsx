import type { Format } from "../../../core/format";
import { magnitude } from "../../../math/numbers/rational";
import type { Factored } from "./common-factors";
import { grouped } from "./forms";

/** Maximum number of trees drawn; the table lists all numbers. */
const MOST_TREES = 6;

const STEP = { x: 34, y: 40 };
const LETTER = 8;

/** Splits each number into a prime and the remaining factor, repeatedly, until only primes are left. */
export function FactorTrees({ numbers, format }: { readonly numbers: readonly Factored[]; readonly format: Format }) {
  const trees = numbers.flatMap(({ number, factors }) =>
    factors && factors.length > 0 ? [{ number: magnitude(number), factors }] : [],
  );
  if (trees.length === 0) return null;
  return (
    <div className="factor-trees">
      {trees.slice(0, MOST_TREES).map(({ number, factors }, i) => (
        <FactorTree
          // biome-ignore lint/suspicious/noArrayIndexKey: the same number may occur twice
          key={i}
          number={number}
          primes={factors.flatMap(({ prime, exponent }) => Array.from({ length: exponent }, () => prime))}
          format={format}
        />
      ))}
    </div>
  );
}

interface TreeProps {
  readonly number: bigint;
  /** In ascending order, repeated by their exponents. */
  readonly primes: readonly bigint[];
  readonly format: Format;
}

function FactorTree({ number, primes, format }: TreeProps) {
  const text = (value: bigint) => grouped(String(value), format);
  // The prime branches off down to the left, the remaining factor down to the right.
  const rests: bigint[] = [number];
  for (const prime of primes.slice(0, -1)) rests.push((rests.at(-1) as bigint) / prime);
  const half = (value: bigint) => Math.max(8, (text(value).length * LETTER) / 2);
  const left = Math.max(half(number), STEP.x - 8 + half(primes[0] as bigint));
  const at = (level: number) => ({ x: left + STEP.x * level, y: 16 + STEP.y * level });
  const last = at(rests.length - 1);
  const width = Math.max(...rests.map((rest, level) => at(level).x + half(rest))) + 4;
  return (
    <svg width={width} height={last.y + 16} role="img" aria-label={`${text(number)} = ${primes.map(text).join(" × ")}`}>
      {rests.map((rest, level) => {
        const { x, y } = at(level);
        const prime = primes[level] as bigint;
        const isLast = level === rests.length - 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: levels are identified by their position
          <g key={level}>
            {!isLast && (
              <>
                <path d={`M${x - 6} ${y + 8}L${x - STEP.x + 12} ${y + STEP.y - 14}`} />
                <path d={`M${x + 6} ${y + 8}L${x + STEP.x - 6} ${y + STEP.y - 14}`} />
                <text className="prime" x={x - STEP.x + 8} y={y + STEP.y}>
                  {text(prime)}
                </text>
              </>
            )}
            <text className={isLast ? "prime" : undefined} x={x} y={y}>
              {text(rest)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
