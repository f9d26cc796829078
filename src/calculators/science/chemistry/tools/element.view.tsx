import { defineView, type FormTopProps } from "../../../../site/kit";
import { PeriodicTable } from "../PeriodicTable";
import calculator from "./element";

function Elements({ setInputs, model }: FormTopProps<typeof calculator>) {
  return (
    <PeriodicTable
      purpose="Choose an element"
      chosen={new Set([model.symbol])}
      onPress={(symbol) => setInputs({ element: symbol })}
    />
  );
}

export default defineView(calculator, { FormTop: Elements });
