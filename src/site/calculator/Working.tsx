import type { AnyCalculator, Step } from "../../core/calculator";
import type { Format } from "../../core/format";
import type { Answered } from "./state";

interface WorkingProps {
  readonly calculator: AnyCalculator;
  readonly answered: Answered;
  readonly format: Format;
}

/** Every step of the calculation with the reader's numbers in it. */
export default function Working({ calculator, answered, format }: WorkingProps) {
  const steps: readonly Step[] = calculator.working(answered.inputs as never, answered.outputs, format);
  return (
    <section className="page" aria-labelledby="working">
      <div>
        <h2 id="working">Working</h2>
        <p>Every step with your numbers, so that you can check it by hand.</p>
      </div>
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
    </section>
  );
}
