import { inChosenUnit } from "../../../../fieldsets/quantity";
import { defineView, type ViewProps } from "../../../../site/kit";
import { TwoBodies } from "../TwoBodies";
import calculator from "./gravitation";

function Attraction({ model, format }: ViewProps<typeof calculator>) {
  const text = (key: string) => inChosenUnit(calculator.inputs, model.inputs, key, model.values[key] ?? null, format);
  return (
    <TwoBodies
      names={[text("massA"), text("massB")]}
      force="attraction"
      distance={text("distance")}
      caption={`Each pulls the other with ${text("force")}.`}
    />
  );
}

export default defineView(calculator, { Display: Attraction });
