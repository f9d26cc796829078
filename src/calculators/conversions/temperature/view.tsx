import { defineView } from "../../../site/kit";
import temperature from "./calculator";
import { FeelsLikeTable } from "./FeelsLikeTable";
import { OvenTable } from "./OvenTable";
import { TemperatureTop } from "./TemperatureTop";
import { Thermometer } from "./Thermometer";

export default defineView(temperature, {
  FormTop: TemperatureTop,
  Display: Thermometer,
  tabs: [
    { label: "All scales", table: "scales" },
    {
      label: "How it feels",
      Component: FeelsLikeTable,
      when: ({ model }) => model.variant === "feels-like",
    },
    { label: "Oven settings", Component: OvenTable, when: ({ model }) => model.variant === "oven" },
  ],
});
