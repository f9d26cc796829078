import { type DrawChart, defineView } from "../../../../site/kit";
import calculator from "./relativity";

const POINTS = 100;
/** The curve ends here, or at the given speed if that is faster, but before it would make everything else look flat. */
const LAST = 0.995;

const curve: DrawChart<typeof calculator> = ({ model: { values }, format }) => {
  const beta = Math.abs(values.beta ?? 0);
  const last = Math.min(0.9999, Math.max(LAST, beta));
  const shares = Array.from({ length: POINTS + 1 }, (_, i) => (1 - (1 - i / POINTS) ** 2) * last);
  const gamma = (share: number) => 1 / Math.sqrt((1 - share) * (1 + share));
  return {
    kind: "lines",
    x: {
      label: "Speed as a fraction of the speed of light",
      values: shares,
      format: (share) => format.number(share, 3),
      // Near the speed of light the points are closer together.
      exact: (share) => format.number(share, 5),
    },
    y: { label: "Lorentz factor", format: (factor) => format.number(factor, 2), zero: false },
    series: [{ label: "Lorentz factor", color: "blue", values: shares.map(gamma) }],
    points: beta <= last ? [{ x: beta, y: gamma(beta), label: "This speed" }] : [],
    caption: "Close to the speed of light, the factor grows without limit.",
  };
};

export default defineView(calculator, {
  opening: {
    velocity: 0.95,
    velocityUnit: "speed-of-light",
    properTime: 2.2,
    properTimeUnit: "microsecond",
  },
  tabs: [{ label: "Lorentz factor by speed", chart: curve }],
});
