import type { ViewProps } from "../../../site/kit";
import type rentVsBuy from "./calculator";
import { inputs as fields, LONGEST_STAY } from "./inputs";
import { breakEvenMoves, differenceMoves, type Move } from "./sensitivity";
import "./decisive.css";

type Props = ViewProps<typeof rentVsBuy>;

/** Number of assumptions shown, starting with those that move the difference most. */
const MAX_SHOWN = 5;
const HEIGHT = 18;

interface Bar {
  readonly label: string;
  /** The results at both ends, as text. */
  readonly text: string;
  readonly atLow: number;
  readonly atHigh: number;
}

interface BarsProps {
  readonly bars: readonly Bar[];
  /** The current answer. */
  readonly base: number;
  readonly low: number;
  readonly high: number;
}

/** Tornado charts: how the difference and the break-even stay change when each assumption is lowered and raised. */
export default function Decisive({ inputs, outputs, format }: Props) {
  const { difference, breakEvenYears } = outputs;
  const moves = differenceMoves(inputs).slice(0, MAX_SHOWN);
  const ends = moves.flatMap(({ atLow, atHigh }) => [atLow, atHigh]);
  const value = ({ input }: Move<unknown>, x: number) =>
    fields[input].type === "money" ? format.wholeMoney(x) : format.value(fields[input], x);
  const label = (move: Move<unknown>) =>
    `${fields[move.input].label}: ${value(move, move.low)} or ${value(move, move.high)}`;
  const signed = (amount: number) => `${amount >= 0.5 ? "+" : ""}${format.wholeMoney(amount)}`;
  const stay = (years: number | null) => (years === null ? "never" : format.plural(years, "year"));
  // “Never” is placed one year past the longest stay.
  const place = (years: number | null) => years ?? LONGEST_STAY + 1;
  const [first] = moves;
  return (
    <figure className="decisive">
      <h3>How far ahead the buyer is</h3>
      <ul className="legend">
        <li>
          <i className="key bg-blue" /> Assumption lowered
        </li>
        <li>
          <i className="key bg-ochre" /> Assumption raised
        </li>
        <li>
          <i className="key bg-ink" /> Your answer, {signed(difference)}
        </li>
      </ul>
      <Bars
        bars={moves.map((move) => ({
          label: label(move),
          text: `${signed(move.atLow)} or ${signed(move.atHigh)}`,
          atLow: move.atLow,
          atHigh: move.atHigh,
        }))}
        base={difference}
        low={Math.min(0, difference, ...ends)}
        high={Math.max(0, difference, ...ends)}
      />
      <h3>Years until buying catches up</h3>
      <Bars
        bars={breakEvenMoves(inputs).map((move) => ({
          label: label(move),
          text: `${stay(move.atLow)} or ${stay(move.atHigh)}`,
          atLow: place(move.atLow),
          atHigh: place(move.atHigh),
        }))}
        base={place(breakEvenYears)}
        low={0}
        high={LONGEST_STAY + 1}
      />
      <figcaption>
        One assumption changes at a time: growth, return and interest by a percentage point, the stay by a year,
        everything else by 10%. The dotted line shows where buying and renting are even.
        {first &&
          ` “${fields[first.input].label}” matters most: it moves the answer from ${signed(first.atLow)} to ${signed(first.atHigh)}.`}
      </figcaption>
    </figure>
  );
}

function Bars({ bars, base, low, high }: BarsProps) {
  const share = (x: number) => (high === low ? 0 : (x - low) / (high - low));
  const at = (x: number) => `${Math.round(share(x) * 10_000) / 100}%`;
  const part = (name: string, end: number) => (
    <rect
      key={name}
      className={`fill-${name}`}
      x={at(Math.min(end, base))}
      width={`${Math.round(Math.abs(share(end) - share(base)) * 10_000) / 100}%`}
      y="2"
      height={HEIGHT - 4}
    />
  );
  return (
    <dl>
      {bars.map(({ label, text, atLow, atHigh }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
          <dd>
            <svg width="100%" height={HEIGHT} aria-hidden="true">
              <line className="decisive-track" x1="0" x2="100%" y1={HEIGHT / 2} y2={HEIGHT / 2} />
              {/* The longer part is drawn first so that it does not cover a shorter one on the same side. */}
              {Math.abs(atLow - base) > Math.abs(atHigh - base)
                ? [part("blue", atLow), part("ochre", atHigh)]
                : [part("ochre", atHigh), part("blue", atLow)]}
              {low < 0 && <line className="decisive-even" x1={at(0)} x2={at(0)} y1="-3" y2={HEIGHT + 3} />}
              <line className="decisive-base" x1={at(base)} x2={at(base)} y1="-1" y2={HEIGHT + 1} />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}
