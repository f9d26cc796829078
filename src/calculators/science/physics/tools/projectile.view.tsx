import { inUnitChosen } from "../../../../fieldsets/quantity";
import type { Place } from "../../../../math/mechanics/projectile";
import { type DrawChart, defineView } from "../../../../site/kit";
import projectile from "./projectile";

const POINTS = 121;

/** Chart of height against distance, with and without air, in the unit chosen for the height. */
const drawTrajectory: DrawChart<typeof projectile> = ({ model, format }) => {
  const { flight, free, drag, landing, peak, inputs } = model;
  const shown = (value: number) => inUnitChosen(projectile.inputs, inputs, "height", value);
  const far = Math.max(landing.x, free.landing.x);
  const scale = shown(1);
  // A throw straight up or down covers no distance on the ground.
  if (scale === null || !(far > 1e-6 * Math.max(peak.y, free.peak.y))) return null;
  // With the landing, so that the curve ends on the ground.
  const grid = Array.from({ length: POINTS }, (_, i) => (far * i) / (POINTS - 1));
  const xs = [...new Set([...grid, landing.x])].sort((a, b) => a - b);
  const heights = (places: readonly Place[]) =>
    xs.map((x) => {
      const height = heightAt(places, x);
      // Rounding may put the landing below the ground, and the axis with it.
      return height === null ? null : Math.max(0, height) * scale;
    });
  const unit = projectile.inputs.heightUnit.options?.[inputs.heightUnit] ?? "m";
  const axis = (label: string) => ({
    label: `${label} (${unit})`,
    format: (value: number) => format.significant(value, 4),
  });
  const inAir = {
    label: "With air",
    color: "green",
    values: heights(flight.places(POINTS)),
    area: true,
  } as const;
  const freely = { label: "Without air", values: heights(free.places(POINTS)) };
  // Distances and heights so large that their squares overflow.
  if (!freely.values.every((height) => Number.isFinite(height ?? 0))) return null;
  return {
    kind: "lines",
    x: { ...axis("Distance"), values: xs.map((x) => x * scale) },
    y: axis("Height"),
    series:
      drag > 0 ? [inAir, { ...freely, color: "ochre", dashed: true }] : [{ ...freely, color: "green", area: true }],
    points: [{ x: peak.x * scale, y: peak.y * scale }],
    caption: `It rises to ${format.significant(peak.y * scale, 4)} ${unit} and lands ${format.significant(landing.x * scale, 4)} ${unit} away.`,
  };
};

/** Height at x, interpolated between the neighboring places; null beyond the landing. */
function heightAt(places: readonly Place[], x: number): number | null {
  const next = places.findIndex((place) => place.x >= x * (1 - 1e-12));
  const [after, before] = [places[next], places[next - 1]];
  if (!after) return null;
  if (!before || after.x === before.x) return after.y;
  return before.y + ((after.y - before.y) * (x - before.x)) / (after.x - before.x);
}

export default defineView(projectile, {
  tabs: [{ label: "Trajectory", chart: drawTrajectory, table: "trajectory", onPaper: false }],
});
