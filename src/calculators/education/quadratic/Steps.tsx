import type { ViewProps } from "../../../site/kit";
import { ScrollRegion } from "../../../site/kit/ScrollRegion";
import type calculator from "./calculator";
import { Formula } from "./Formula";
import { methodsOf, preparation } from "./working";

interface StepsProps extends ViewProps<typeof calculator> {
  readonly method: string;
}

/** One method of solution, line by line as on paper. */
export function Steps({ model, format, method }: StepsProps) {
  const chosen = methodsOf(model, format).find(({ name }) => name === method);
  const steps = [...preparation(model), ...(chosen?.steps ?? [])];
  return (
    <ScrollRegion label={method}>
      <ol className="method">
        {steps.map(({ label, expression, value, line = `${expression} = ${value}` }) => (
          <li key={label}>
            <span>{label}</span>
            <div>{line ? <Formula text={line} /> : `${expression}: ${value}`}</div>
          </li>
        ))}
      </ol>
    </ScrollRegion>
  );
}
