/** Two bodies and the forces that they exert on each other. */
import { Disc, Drawing, Label, Line } from "../../../site/kit/Drawing";

const WIDTH = 380;
const HEIGHT = 120;
const MIDDLE = 50;
const PLACES = [90, 290] as const;
const ARROW = 70;

interface TwoBodiesProps {
  readonly names: readonly [a: string, b: string];
  /** Whether they attract each other, repel each other or do neither. */
  readonly force: "attraction" | "repulsion" | "none";
  readonly distance: string;
  readonly caption: string;
}

export function TwoBodies({ names, force, distance, caption }: TwoBodiesProps) {
  const [a, b] = PLACES;
  const inward = force === "attraction" ? 1 : -1;
  return (
    <Drawing size={[WIDTH, HEIGHT]} caption={caption}>
      <Line
        points={[
          [a, MIDDLE],
          [b, MIDDLE],
        ]}
        dashed
      />
      {force !== "none" && (
        <>
          <Line
            points={[
              [a, MIDDLE],
              [a + inward * ARROW, MIDDLE],
            ]}
            color="green"
            strong
            arrow
          />
          <Line
            points={[
              [b, MIDDLE],
              [b - inward * ARROW, MIDDLE],
            ]}
            color="green"
            strong
            arrow
          />
        </>
      )}
      <Disc at={[a, MIDDLE]} radius={16} color="ochre" />
      <Disc at={[b, MIDDLE]} radius={16} color="blue" />
      <Label at={[a, MIDDLE - 26]} strong>
        {names[0]}
      </Label>
      <Label at={[b, MIDDLE - 26]} strong>
        {names[1]}
      </Label>
      <Label at={[(a + b) / 2, MIDDLE + 40]}>{distance}</Label>
    </Drawing>
  );
}
