import { durationText } from "../../../math/dates/duration-text";
import { type DrawChart, defineView, type FormTopProps } from "../../../site/kit";
import { TwoSides } from "../../../site/kit/TwoSides";
import { HIGHEST, speedOfSound, temperatureAt } from "./atmosphere";
import calculator from "./calculator";
import { SpeedLadder } from "./SpeedLadder";
import { isPace } from "./units";

/** Kilometers between points of the chart. */
const STEP = 1;

const soundChart: DrawChart<typeof calculator> = ({ model, format }) => {
  const { height, speedOfSound: here } = model.answer.air;
  if (model.variant !== "convert") return null;
  const heights = Array.from({ length: Math.floor(HIGHEST / 1000 / STEP) + 1 }, (_, i) => i * STEP);
  const at = (kilometers: number) => speedOfSound(temperatureAt(kilometers * 1000));
  return {
    kind: "lines",
    x: {
      label: "Geopotential altitude in km",
      values: heights,
      format: (km) => format.number(km, 0),
      exact: (km) => `${format.number(km, 1)} km`,
    },
    y: { label: "Speed of sound (m/s)", format: (y) => format.number(y, 0), zero: false },
    series: [{ label: "Standard atmosphere", color: "green", values: heights.map(at) }],
    ...(height !== null &&
      height >= 0 && { points: [{ x: height / 1000, y: here, label: `${format.number(here, 1)} m/s` }] }),
    caption: `The speed of sound depends on the air temperature: ${format.number(here, 1)} m/s in your conditions, ${format.number(at(0), 1)} m/s at sea level, ${format.number(at(11), 1)} m/s from 11 to 20 km.`,
  };
};

const KEYS = { value: "value", from: "from", to: "to" } as const;

/** The choice of question, and the two sides of a conversion. A pace is shown as minutes and seconds. */
function SpeedTop(props: FormTopProps<typeof calculator>) {
  const { rows, textOf, outputs, inputs } = props;
  const { result } = outputs;
  const text = result !== null && isPace(inputs.to) ? durationText(result * 60) : (outputs.resultText ?? "");
  return (
    <>
      {rows(["mode"])}
      {textOf("mode") === "convert" && <TwoSides keys={KEYS} result={text} page={props} />}
    </>
  );
}

export default defineView(calculator, {
  FormTop: SpeedTop,
  Display: SpeedLadder,
  tabs: [
    { label: "Race times", table: "predictions" },
    { label: "All units", table: "allUnits" },
    { label: "Speed of sound", chart: soundChart },
  ],
});
