import { defineView, type FormTopProps } from "../../../site/kit";
import { TwoSides } from "../../../site/kit/TwoSides";
import temperature from "./calculator";
import { FeelsLikeTable } from "./FeelsLikeTable";
import { OvenTable } from "./OvenTable";
import { Thermometer } from "./Thermometer";

const KEYS = { value: "value", from: "from", to: "to" } as const;

/** The choice of question, and the two sides of a conversion or the one temperature. */
function TemperatureTop(props: FormTopProps<typeof temperature>) {
  const { rows, textOf, outputs } = props;
  const mode = textOf("mode");
  return (
    <>
      {rows(["mode"])}
      {mode === "convert" || mode === "difference" ? (
        <TwoSides keys={KEYS} result={outputs.resultText ?? ""} page={props} />
      ) : (
        rows(["value", "from"])
      )}
    </>
  );
}

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
