/** Put in by the build. */
declare const __BUILD_YEAR__: number;

declare module "*.md" {
  import type { ComponentType } from "react";

  const Content: ComponentType;
  export default Content;
}

/** How to fetch the definition and the view of each calculator, by its folder; made by the build. */
declare module "virtual:calculator-pages" {
  import type { CalculatorModule } from "./navigation/page";

  const pages: Readonly<Record<string, () => Promise<CalculatorModule>>>;
  export default pages;
}
