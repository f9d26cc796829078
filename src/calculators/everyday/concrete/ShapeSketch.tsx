import { wholeUp } from "../../../math/numbers/slack";
import type { ViewProps } from "../../../site/kit";
import type concrete from "./calculator";
import { WIDTH } from "./drawing";
import { emptySizes } from "./empty-sizes";
import { BAG_SIZES } from "./inputs";
import { sketchOf } from "./sketch";
import { TO_METERS } from "./units";
import "./concrete.css";

type Props = ViewProps<typeof concrete>;

/** The shape with its dimensions, the bags it needs, and the other pours. */
export function ShapeSketch(props: Props) {
  const { inputs, model, format } = props;
  const sketch = sketchOf(inputs, format);
  return (
    <div className="pour">
      <figure>
        <svg
          className="pour-sketch"
          viewBox={`0 ${sketch.top} ${WIDTH} ${sketch.bottom - sketch.top}`}
          role="img"
          aria-label={sketch.description}
        >
          {sketch.faces.map(({ seen, path }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a face is identified by its position
            <path key={i} className={`face-${seen}`} d={path} />
          ))}
          {sketch.dimensions.map(({ from, to, text, at, anchor }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dimension is identified by its position
            <g key={i}>
              <line x1={from.x} x2={to.x} y1={from.y} y2={to.y} />
              <text x={at.x} y={at.y} textAnchor={anchor}>
                {text}
              </text>
            </g>
          ))}
        </svg>
        <figcaption>
          {inputs.quantity > 1 && `${format.number(inputs.quantity)} of these. `}
          {sketch.outOfScale && "Not to scale: thin sides are drawn thicker and long ones shorter."}
        </figcaption>
      </figure>
      <Sacks bags={model.bags} size={BAG_SIZES[inputs.bagSize]} format={format} />
      <OtherPours {...props} description={sketch.description} />
    </div>
  );
}

/** Size of one sack icon, including its margin, in SVG units. */
const SACK = { width: 14, height: 17 };
const SACKS_IN_ROW = 20;
const MOST_SACKS = 100;

/** The bags as a pile of icons, to give an impression of their number. */
function Sacks({ bags, size, format }: { bags: number; size: string; format: Props["format"] }) {
  if (bags === 0) return null;
  let each = 1;
  for (let step = 0; bags / each > MOST_SACKS; step++) each *= step % 2 === 0 ? 5 : 2;
  const sacks = wholeUp(bags / each);
  const rows = Math.floor(sacks / SACKS_IN_ROW);
  const rest = sacks % SACKS_IN_ROW;
  const what = `${format.number(bags)} ${bags === 1 ? "bag" : "bags"}, ${size}${bags === 1 ? "" : " each"}`;
  return (
    <figure>
      <svg
        className="pour-sacks"
        viewBox={`0 0 ${SACKS_IN_ROW * SACK.width} ${SACK.height * (rows + (rest > 0 ? 1 : 0))}`}
        role="img"
        aria-label={what}
      >
        <defs>
          <pattern id="sack" width={SACK.width} height={SACK.height} patternUnits="userSpaceOnUse">
            <path d="M2.5 3.5L3.5 5.5L2.5 15.5H11.5L10.5 5.5L11.5 3.5ZM3.5 5.5H10.5" />
          </pattern>
        </defs>
        <rect
          width={SACKS_IN_ROW * SACK.width}
          height={rows * SACK.height}
          y={rest > 0 ? SACK.height : 0}
          fill="url(#sack)"
        />
        <rect width={rest * SACK.width} height={SACK.height} fill="url(#sack)" />
      </svg>
      <figcaption>
        {what}
        {each > 1 && ` (each icon = ${format.number(each)})`}
      </figcaption>
    </figure>
  );
}

/** A pour that was saved while the next one is entered. */
interface SavedPour {
  readonly name: string;
  /** In m³, regardless of the chosen units. */
  readonly volume: number;
}

/** Decimal places of a saved volume in m³: cubic millimeters. */
const DIGITS = 9;

/** The saved pours: while the next one is being entered, the model is still that of the last one. */
function savedPours(text: string): readonly SavedPour[] {
  try {
    return JSON.parse(text || "[]");
  } catch {
    return [];
  }
}

function OtherPours({ inputs, model, format, textOf, setInputs, description }: Props & { description: string }) {
  const { unit } = model;
  const size = TO_METERS[unit](1);
  const saved = savedPours(textOf("pours"));
  const save = (pours: readonly SavedPour[], more = {}) => setInputs({ ...more, pours: JSON.stringify(pours) });
  const pours = [
    ...saved.map((pour, i) => ({ ...pour, remove: () => save(saved.filter((_, index) => index !== i)) })),
    ...(inputs.extraVolume > 0
      ? [{ name: "Other pours", volume: model.extra - model.saved, remove: () => setInputs({ extraVolume: "0" }) }]
      : []),
  ];
  const empty = emptySizes(inputs.shape);
  const isEmpty = Object.keys(empty).some((key) => textOf(key as keyof typeof empty) === "");
  const piece = model.piece.volume * inputs.quantity;

  return (
    <div className="pour-others">
      {pours.length > 0 && (
        <ul>
          {pours.map((pour, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pours may be identical
            <li key={i}>
              <span>{pour.name}</span>
              <span>
                {format.number(pour.volume / size, 3)} {unit}
              </span>
              <button type="button" className="link" aria-label={`Remove ${pour.name}`} onClick={pour.remove}>
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className="link"
        disabled={piece === 0 || isEmpty}
        onClick={() => {
          const name = inputs.quantity > 1 ? `${inputs.quantity} × ${description}` : description;
          // Otherwise the pour would count twice: as saved, and as the one in the form.
          save([...saved, { name, volume: Number(piece.toFixed(DIGITS)) }], { ...empty, quantity: "1" });
        }}
      >
        Save this pour and add another
      </button>
      {pours.length > 0 && <small>Saved pours are added to the one in the form. Enter the next one there.</small>}
    </div>
  );
}
