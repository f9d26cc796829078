import { defineTabs, type Tab, type ViewProps } from "../../../site/kit";
import { ComplexPlane } from "./ComplexPlane";
import calculator from "./calculator";
import { graph } from "./graph";
import { Steps } from "./Steps";

type Props = ViewProps<typeof calculator>;

function methodTab(method: string, label = method): Tab<typeof calculator> {
  return {
    label,
    Component: (props: Props) => <Steps {...props} method={method} />,
    when: ({ model }) => (method === "Steps" ? model.degree !== 2 : model.degree === 2),
  };
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
