import type { LawModel } from "../../../../fieldsets/law";
import { defineView, type ViewProps } from "../../../../site/kit";
import { PowerTriangle } from "../PowerTriangle";
import calculator from "./kva-kw";

function Triangle({ model, format }: ViewProps<typeof calculator>) {
  const { activeKw, reactiveKvar, apparentKva, powerFactor } = (model as LawModel).values;
  if (activeKw === undefined || reactiveKvar === undefined) return null;
  const text = (value = 0) => format.significant(value, 5);
  return (
    <PowerTriangle
      now={{ active: activeKw, reactive: reactiveKvar }}
      labels={{
        active: `${text(activeKw)} kW`,
        apparent: `${text(apparentKva)} kVA`,
        reactive: `${text(reactiveKvar)} kvar`,
      }}
      caption={`The power triangle: ${text(activeKw)} kW to the right, ${text(reactiveKvar)} kvar up, ${text(apparentKva)} kVA along the hypotenuse; the power factor is ${text(powerFactor)}.`}
    />
  );
}

export default defineView(calculator, { Display: Triangle });
