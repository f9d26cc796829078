import type { LawModel } from "../../../../fieldsets/law";
import { inChosenUnit } from "../../../../fieldsets/quantity";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Disc, Drawing, Label, Line } from "../../../../site/kit/Drawing";
import calculator from "./thin-lens";

const WIDTH = 380;
const HEIGHT = 240;
const MIDDLE = HEIGHT / 2;
/** Free space at the left and the right edge. */
const MARGIN = 30;
const TALLEST = MIDDLE - 24;
/** Room for the words “Object” and “Image”. */
const LABEL = 36;

/** Two rays from the tip of the object: one along the axis, one through the center. They meet at the image. */
function RayDiagram({ model, format }: ViewProps<typeof calculator>) {
  const { inputs, values } = model as LawModel;
  const { focalLength: f, objectDistance: d, imageDistance: image, objectHeight: height } = values;
  if (f === undefined || d === undefined || height === undefined) return null;
  const isMirror = inputs.opticKind === "mirror";
  // A mirror sends the light back to the side of the object.
  const side = isMirror ? -1 : 1;
  const imageX = image === undefined ? null : side * image;
  const places = [-d, 0, f, -f, ...(imageX === null ? [3 * Math.abs(f)] : [imageX])];
  const [left, right] = [Math.min(...places), Math.max(...places)];
  const scale = (WIDTH - 2 * MARGIN) / (right - left);
  const imageHeight = image === undefined ? null : (-image / d) * height;
  const tall = Math.max(height, Math.abs(imageHeight ?? 0));
  const x = (place: number) => MARGIN + (place - left) * scale;
  const y = (above: number) => MIDDLE - (above / tall) * TALLEST;
  const tip = [x(-d), y(height)] as const;
  const end = imageX === null || imageHeight === null ? null : ([x(imageX), y(imageHeight)] as const);
  const isVirtual = image !== undefined && image < 0;
  // Label the focus on the side of the object, where no ray crosses the label, unless the object or a virtual image is
  // too close to it.
  const isTaken = (spot: number, places: readonly number[]) =>
    places.some((place) => Math.abs(x(place) - x(spot)) < LABEL);
  const focus = isMirror || isTaken(-f, [-d, imageX ?? -d]) ? side * f : -f;
  // The labels of the object and of an upright image are below the axis, too.
  const isBelow = !isTaken(focus, [-d, end && end[1] < MIDDLE ? (imageX ?? -d) : -d]);
  /** Where the light really goes from the lens or mirror, when it only seems to come from the image. */
  const onward = (from: readonly [number, number], image: readonly [number, number]) => {
    const [dx, dy] = [from[0] - image[0], from[1] - image[1]];
    const edge = isMirror ? 0 : WIDTH;
    const share = Math.min((edge - from[0]) / dx, dy === 0 ? 1e9 : ((dy > 0 ? HEIGHT : 0) - from[1]) / dy);
    return [from, [from[0] + share * dx, from[1] + share * dy] as const];
  };
  const words =
    end === null
      ? "The rays leave parallel to each other: the image is at infinity."
      : `${isVirtual ? "The rays only seem to come from the image" : "The rays meet at the image"}, ${inChosenUnit(calculator.inputs, inputs, "imageDistance", Math.abs(image ?? 0), format)} from the ${isMirror ? "mirror" : "lens"}.`;
  return (
    <Drawing size={[WIDTH, HEIGHT]} caption={words}>
      <Line
        points={[
          [0, MIDDLE],
          [WIDTH, MIDDLE],
        ]}
      />
      <Line
        points={[
          [x(0), 12],
          [x(0), HEIGHT - 12],
        ]}
        color="ink"
        strong
      />
      {(isMirror ? [-f] : [f, -f]).map((focus) => (
        <Disc key={focus} at={[x(focus), MIDDLE]} radius={3} />
      ))}
      <Label at={[x(focus), MIDDLE + (isBelow ? 18 : -8)]}>F</Label>
      <Line points={[[x(-d), MIDDLE], tip]} color="ink" strong arrow />
      <Label at={[x(-d), MIDDLE + 18]}>Object</Label>
      <Line points={[tip, [x(0), y(height)]]} color="ochre" />
      {end && (
        <>
          <Line points={[[x(0), y(height)], end]} color="ochre" dashed={isVirtual} />
          {isVirtual && <Line points={onward([x(0), y(height)], end)} color="ochre" />}
          {isVirtual && <Line points={onward([x(0), MIDDLE], end)} color="blue" />}
          <Line points={[tip, [x(0), MIDDLE]]} color="blue" />
          <Line points={[[x(0), MIDDLE], end]} color="blue" dashed={isVirtual} />
          <Line points={[[end[0], MIDDLE], end]} color="green" strong arrow dashed={isVirtual} />
          <Label at={[end[0], MIDDLE + (end[1] > MIDDLE ? -8 : 18)]} strong>
            Image
          </Label>
        </>
      )}
    </Drawing>
  );
}

export default defineView(calculator, {
  Display: RayDiagram,
});
