import { inChosenUnit } from "../../../../fieldsets/quantity";
import { defineView, type ViewProps } from "../../../../site/kit";
import { TwoBodies } from "../TwoBodies";
import calculator from "./coulomb";

function Charges({ model, format }: ViewProps<typeof calculator>) {
  const text = (key: string) => inChosenUnit(calculator.inputs, model.inputs, key, model.values[key] ?? null, format);
  const { force = 0 } = model.values;
  return (
    <TwoBodies
      names={[text("chargeA"), text("chargeB")]}
      force={force === 0 ? "none" : force > 0 ? "repulsion" : "attraction"}
      distance={text("distance")}
      caption={
        force === 0
          ? "Without charge there is no force."
          : `${force > 0 ? "Like charges push each other apart" : "Unlike charges pull each other together"}.`
      }
    />
  );
}

export default defineView(calculator, {
  Display: Charges,
  opening: {
    chargeA: 1,
    chargeAUnit: "elementary-charge",
    chargeB: -1,
    chargeBUnit: "elementary-charge",
    distance: 52.9,
    distanceUnit: "picometer",
  },
});
