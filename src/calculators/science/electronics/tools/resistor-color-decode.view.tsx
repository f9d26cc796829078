import { colorName } from "../../../../math/electronics/color-bands";
import { defineView, type ViewProps } from "../../../../site/kit";
import { DrawnResistor } from "../DrawnResistor";
import calculator from "./resistor-color-decode";

function Bands({ model, setInputs }: ViewProps<typeof calculator>) {
  const { colors } = model.reading;
  return (
    <DrawnResistor
      colors={colors}
      onChange={(place, color) =>
        setInputs({ bands: colors.map((one, i) => colorName(i === place ? color : one)).join(" ") })
      }
    />
  );
}

export default defineView(calculator, { Display: Bands });
