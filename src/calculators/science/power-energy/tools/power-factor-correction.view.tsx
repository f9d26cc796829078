import { defineView, type ViewProps } from "../../../../site/kit";
import { PowerTriangle } from "../PowerTriangle";
import calculator from "./power-factor-correction";

function BeforeAndAfter({ model, format }: ViewProps<typeof calculator>) {
  const { activePowerKw } = model.inputs;
  const text = (value: number) => format.significant(value, 5);
  const change = (before: number, after: number, unit: string) => `${text(before)} → ${text(after)} ${unit}`;
  return (
    <PowerTriangle
      now={{ active: activePowerKw, reactive: model.kvarBefore }}
      after={{ active: activePowerKw, reactive: model.kvarAfter }}
      labels={{
        active: `${text(activePowerKw)} kW`,
        apparent: change(model.kvaBefore, model.kvaAfter, "kVA"),
        reactive: change(model.kvarBefore, model.kvarAfter, "kvar"),
      }}
      caption={`Before, the triangle is ${text(model.kvarBefore)} kvar high; with the capacitors, ${text(model.kvarAfter)} kvar is left (dashed), and the supply carries ${text(model.kvaAfter)} kVA instead of ${text(model.kvaBefore)}.`}
    />
  );
}

export default defineView(calculator, {
  Display: BeforeAndAfter,
});
