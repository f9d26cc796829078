import type { LawModel } from "../../../../fieldsets/law";
import { inChosenUnit } from "../../../../fieldsets/quantity";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Disc, Drawing, Label, Line } from "../../../../site/kit/Drawing";
import collision from "./collision";

const WIDTH = 380;
const ROW = 100;
const PLACES = [130, 280] as const;
/** Radius of the body with the larger mass, and length of the longest velocity arrow. */
const LARGEST = 28;
const LONGEST = 70;

/** Both bodies with their velocities, before and after. */
function BeforeAndAfter({ model, format }: ViewProps<typeof collision>) {
  const { values } = model as LawModel;
  const { massA = 0, massB = 0, velocityA = 0, velocityB = 0, velocityAfterA = 0, velocityAfterB = 0 } = values;
  const rows = [
    ["Before", velocityA, velocityB],
    ["After", velocityAfterA, velocityAfterB],
  ] as const;
  const fastest = Math.max(...rows.flatMap(([, a, b]) => [Math.abs(a), Math.abs(b)]));
  const heaviest = Math.max(massA, massB);
  const colors = ["green", "ochre"] as const;
  const text = (key: string) => inChosenUnit(collision.inputs, model.inputs, key, values[key] ?? null, format);
  const caption = `Before: A (green) ${text("velocityA")}, B (ochre) ${text("velocityB")}. After: A ${text("velocityAfterA")}, B ${text("velocityAfterB")}.`;
  return (
    <Drawing size={[WIDTH, 2 * ROW]} caption={caption}>
      {rows.map(([name, ...velocities], row) => {
        const y = ROW * row + ROW / 2 + 6;
        return (
          <g key={name}>
            <Label at={[12, y + 4]} anchor="start" strong>
              {name}
            </Label>
            {velocities.map((velocity, i) => {
              const x = PLACES[i] as number;
              const color = colors[i] as "green" | "ochre";
              const radius = LARGEST * Math.cbrt((i === 0 ? massA : massB) / heaviest);
              const way = fastest === 0 ? 0 : (velocity / fastest) * LONGEST;
              return (
                <g key={color}>
                  <Disc at={[x, y]} radius={Math.max(radius, 3)} color={color} hollow />
                  <Label at={[x, y + 4]}>{i === 0 ? "A" : "B"}</Label>
                  <Line
                    points={[
                      [x, y - LARGEST - 6],
                      [x + way, y - LARGEST - 6],
                    ]}
                    color={color}
                    strong
                    arrow
                  />
                </g>
              );
            })}
          </g>
        );
      })}
    </Drawing>
  );
}

export default defineView(collision, {
  Display: BeforeAndAfter,
});
