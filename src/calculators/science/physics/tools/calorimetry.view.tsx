import { inUnitChosen } from "../../../../fieldsets/quantity";
import { type DrawChart, defineView } from "../../../../site/kit";
import calculator from "./calorimetry";

const temperatures: DrawChart<typeof calculator> = ({ model: { inputs, values }, format }) => {
  // All temperatures are in the unit of the answer.
  const shown = (key: string) => inUnitChosen(calculator.inputs, inputs, "finalTemperature", values[key] ?? 0) ?? 0;
  const symbol = calculator.inputs.finalTemperatureUnit?.options?.[String(inputs.finalTemperatureUnit)] ?? "";
  return {
    kind: "bars",
    horizontal: true,
    categories: ["A before", "B before", "Both after"],
    y: { label: `Temperature (${symbol})`, format: (value) => `${format.number(value, 2)} ${symbol}` },
    series: [
      {
        label: "Temperature",
        color: "ochre",
        values: [shown("temperatureA"), shown("temperatureB"), shown("finalTemperature")],
      },
    ],
    highlight: 2,
    caption: "The warmer body cools and the colder one warms until both are at the same temperature.",
  };
};

export default defineView(calculator, {
  opening: {
    temperatureA: 150,
    temperatureAUnit: "celsius",
    temperatureB: 20,
    temperatureBUnit: "celsius",
    finalTemperatureUnit: "celsius",
  },
  tabs: [{ label: "Temperatures", chart: temperatures }],
});
