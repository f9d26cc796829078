import type { ViewProps } from "../../../site/kit";
import type bodyFat from "./calculator";
import { FIGURE, FOLD_SPOTS, HEAD, outline, spread, tape, tapeAt, tapeEnd } from "./figure";
import { FOLDS } from "./inputs";
import { foldsOf, girthsOf } from "./methods";
import "./body-fat.css";

type Props = ViewProps<typeof bodyFat>;

const LABEL_X = 184;

const GIRTHS = { neck: "Neck", waist: "Waist", hip: "Hip", abdomen: "Abdomen" };

/** The figure with the tape lines or skinfold sites of the chosen method, labeled with the measurements. */
export function TapeFigure({ inputs, model, format }: Props) {
  const { sex, method, unitSystem } = inputs;
  const { measures } = model;
  const inCm = unitSystem === "metric";
  const girths = girthsOf(method, measures).map((girth) => {
    const line = tapeAt(girth, sex);
    const inches = measures.girths[girth] ?? 0;
    const size = `${format.number(inCm ? inches * 2.54 : inches, 1)} ${inCm ? "cm" : "in"}`;
    return { name: GIRTHS[girth], size, from: tapeEnd(line), path: tape(line), behind: false };
  });
  const folds = foldsOf(method, sex).map((fold) => {
    const { at, behind = false } = FOLD_SPOTS[fold];
    return {
      name: FOLDS[fold],
      size: `${format.number(measures.folds[fold], 1)} mm`,
      from: at,
      path: null,
      behind,
    };
  });
  const marks = [...girths, ...folds].toSorted((a, b) => a.from[1] - b.from[1]);
  const labels = spread(marks.map(({ from }) => from[1]));
  const behind = marks.some((mark) => mark.behind);
  return (
    <figure className="tape-figure">
      <svg
        viewBox={`0 0 ${FIGURE.width} ${FIGURE.height}`}
        role="img"
        aria-label={marks.map(({ name, size }) => `${name} ${size}`).join(", ")}
      >
        <ellipse className="body" {...HEAD} />
        <path className="body" d={outline(sex)} />
        {marks.map(({ name, size, from: [x, y], path, behind: hidden }, i) => (
          <g key={name}>
            <path className="leader" d={`M${x} ${y}L${LABEL_X - 6} ${labels[i]}`} />
            {path === null ? (
              <circle className={hidden ? "spot behind" : "spot"} cx={x} cy={y} r="4" />
            ) : (
              <path className="tape" d={path} />
            )}
            <text x={LABEL_X} y={(labels[i] ?? 0) + 4}>
              {name} <tspan className="strong">{size}</tspan>
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        {girths.length > 0
          ? "Keep the tape level and snug, without pressing into the skin, and measure after breathing out."
          : `Measure each fold twice on the right side and enter the average.${behind ? " Open circles are on the back." : ""}`}
      </figcaption>
    </figure>
  );
}
