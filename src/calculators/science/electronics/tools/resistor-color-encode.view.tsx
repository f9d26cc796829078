import { defineView, type ViewProps } from "../../../../site/kit";
import { DrawnResistor } from "../DrawnResistor";
import calculator from "./resistor-color-encode";

function Bands({ model }: ViewProps<typeof calculator>) {
  return <DrawnResistor colors={model.colors} />;
}

export default defineView(calculator, { Display: Bands });
