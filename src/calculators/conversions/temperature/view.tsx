import { defineView } from "../../../site/kit";
import temperature from "./calculator";
import { FeelsLikeTable } from "./FeelsLikeTable";
import { OvenTable } from "./OvenTable";
import { TemperatureTop } from "./TemperatureTop";
import { Thermometer } from "./Thermometer";

export default defineView(temperature, {
  FormTop: TemperatureTop,
  customInputs: ["mode", "value", "from", "to"],
  Display: Thermometer,
  figures: ({ model: { variant } }) =>
    variant === "convert"
      ? ["formula", "nearest", "agreesAt"]
      : variant === "difference"
        ? ["formula"]
        : variant === "oven"
          ? ["fanCelsius", "gasMark"]
          : ["windChill", "heatIndex"],
  hide: ["result", "resultText", "feelsLike", "feelsLikeKind", "noticeCodes"],
  tabs: [
    { label: "All scales", table: "scales", omit: ["text"] },
    {
      label: "How it feels",
      Component: FeelsLikeTable,
      when: ({ model }) => model.variant === "feels-like",
    },
    { label: "Oven settings", Component: OvenTable, when: ({ model }) => model.variant === "oven" },
  ],
});
