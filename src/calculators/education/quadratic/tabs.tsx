import { defineTabs, type Tab, type ViewProps } from "../../../site/kit";
import { ScrollRegion } from "../../../site/kit/ScrollRegion";
import { ComplexPlane } from "./ComplexPlane";
import calculator from "./calculator";
import { Formula } from "./Formula";
import { graph } from "./graph";
import { printed } from "./notation";
import { methodsOf, preparation } from "./working";

type Props = ViewProps<typeof calculator>;

function methodTab(method: string, label = method): Tab<typeof calculator> {
  return {
    label,
    Component: (props: Props) => <Steps {...props} method={method} />,
    when: ({ model }) => (method === "Steps" ? model.degree !== 2 : model.degree === 2),
  };
}

interface StepsProps extends ViewProps<typeof calculator> {
  readonly method: string;
}

/** One method of solution, line by line as on paper. */
function Steps({ model, format, method }: StepsProps) {
  const chosen = methodsOf(model, format).find(({ name }) => name === method);
  const steps = [...preparation(model), ...(chosen?.steps ?? [])];
  return (
    <ScrollRegion label={method}>
      <ol className="method">
        {steps.map(({ label, expression, value, line = `${expression} = ${value}` }) => (
          <li key={label}>
            <span>{printed(label)}</span>
            <div>{line ? <Formula text={line} /> : printed(`${expression}: ${value}`)}</div>
          </li>
        ))}
      </ol>
    </ScrollRegion>
  );
}

export default defineTabs(calculator, [
  { label: "Graph", chart: graph },
  methodTab("Formula", "By the formula"),
  methodTab("Completing the square"),
  methodTab("Factoring"),
  methodTab("Steps", "Step by step"),
  {
    label: "Complex plane",
    Component: ComplexPlane,
    when: ({ model }) => model.solution.roots.some(({ im }) => im !== 0 && im !== null),
  },
]);
