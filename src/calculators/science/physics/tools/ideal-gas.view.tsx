import { inUnitChosen } from "../../../../fieldsets/quantity";
import { type DrawChart, defineView } from "../../../../site/kit";
import calculator from "./ideal-gas";

const POINTS = 60;

/** Pressure against volume at the same temperature: from a third to three times the volume. */
const isotherm: DrawChart<typeof calculator> = ({ model: { inputs, values }, format }) => {
  const { pressure, volume } = values;
  if (pressure === undefined || volume === undefined) return null;
  const shown = (key: string, value: number) => inUnitChosen(calculator.inputs, inputs, key, value);
  const symbol = (key: "pressure" | "volume") =>
    calculator.inputs[`${key}Unit`]?.options?.[String(inputs[`${key}Unit`])] ?? "";
  const ratios = Array.from({ length: POINTS + 1 }, (_, i) => 1 / 3 + (i / POINTS) * (3 - 1 / 3));
  const volumes = ratios.map((ratio) => shown("volume", ratio * volume));
  const pressures = ratios.map((ratio) => shown("pressure", pressure / ratio));
  const [x, y] = [shown("volume", volume), shown("pressure", pressure)];
  if (x === null || y === null || volumes.includes(null) || pressures.includes(null)) return null;
  return {
    kind: "lines",
    x: {
      label: `Volume (${symbol("volume")})`,
      values: volumes as number[],
      format: (value) => format.significant(value, 3),
    },
    y: { label: `Pressure (${symbol("pressure")})`, format: (value) => format.significant(value, 4) },
    series: [{ label: "Pressure", color: "blue", values: pressures }],
    points: [{ x, y, label: "This gas" }],
    caption: "At the same temperature, half the volume means twice the pressure.",
  };
};

export default defineView(calculator, {
  opening: {
    pressure: 101.325,
    pressureUnit: "kilopascal",
    temperature: 0,
    temperatureUnit: "celsius",
    volumeUnit: "liter",
  },
  tabs: [{ label: "Pressure and volume", chart: isotherm }],
});
