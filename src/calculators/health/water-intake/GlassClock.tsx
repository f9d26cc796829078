import type { ViewProps } from "../../../site/kit";
import type water from "./calculator";
import { clockTime, minuteOf } from "./daily";
import { volumeText } from "./words";
import "./water.css";

const RADIUS = 90;
/** With more dots than this, they would touch. */
const MOST_DOTS = 60;
const MINUTES_PER_DAY = 1440;

/** The glasses of a day on a 24-hour dial with midnight at the top. */
export function GlassClock({ inputs, model, format }: ViewProps<typeof water>) {
  const { daily } = model.answer;
  if (!daily) return null;
  const { glasses, awakeMinutes } = daily;
  const wake = minuteOf(inputs.wakeTime);
  const [first, last] = [glasses[0], glasses.at(-1)];
  const shown = glasses.length > MOST_DOTS ? [] : glasses;
  const gap = Math.round(awakeMinutes / glasses.length);
  return (
    <figure className="glass-clock">
      <svg viewBox="-120 -120 240 240" aria-hidden="true">
        <circle className="clock-night" r={RADIUS} />
        <path className="clock-day" d={arc(wake, awakeMinutes)} />
        {[0, 6, 12, 18].map((hour) => {
          const [x, y] = at(60 * hour, RADIUS - 24);
          return (
            <text key={hour} x={x} y={y + 4} textAnchor="middle">
              {hour}
            </text>
          );
        })}
        {shown.map(({ minute, ml }) => {
          const [x, y] = at(minute, RADIUS);
          const size = 7 * Math.sqrt(ml / inputs.glassMl);
          return <circle key={minute} className="clock-glass" cx={x} cy={y} r={Math.max(2, size)} />;
        })}
      </svg>
      <figcaption>
        {format.plural(glasses.length, "glass", "glasses")} from {format.time(clockTime(first?.minute ?? 0))} to{" "}
        {format.time(clockTime(last?.minute ?? 0))}, one about every {format.plural(gap, "minute")}; the last one holds{" "}
        {volumeText(last?.ml ?? 0, inputs, format, 2)}.
      </figcaption>
    </figure>
  );
}

function at(minute: number, radius: number): readonly [x: number, y: number] {
  const angle = (2 * Math.PI * minute) / MINUTES_PER_DAY;
  const write = (x: number) => Math.round(x * 100) / 100;
  return [write(radius * Math.sin(angle)), write(-radius * Math.cos(angle))];
}

/** SVG path of an arc along the dial, starting at a minute of the day. */
function arc(from: number, minutes: number): string {
  const large = Number(minutes > MINUTES_PER_DAY / 2);
  return `M${at(from, RADIUS).join(" ")}A${RADIUS} ${RADIUS} 0 ${large} 1 ${at(from + minutes, RADIUS).join(" ")}`;
}
