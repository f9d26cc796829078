import type { AnyCalculator } from "../../core/calculator";
import type { Evaluation } from "../../core/evaluate";
import type { Format } from "../../core/format";
import { workingOf } from "../../core/steps";

interface WorkingProps {
  readonly calculator: AnyCalculator;
  readonly answered: Evaluation;
  readonly format: Format;
}

/** Every step of the calculation with the visitor's numbers in it. */
export default function Working({ calculator, answered, format }: WorkingProps) {
  const steps = workingOf(calculator, answered.model, format);
  return (
    <ol className="work">
      {steps.map(({ label, expression, value }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity but their place
        <li key={i}>
          <span>
            {label}
            <code>{expression}</code>
          </span>
          <b>{value}</b>
        </li>
      ))}
    </ol>
  );
}
