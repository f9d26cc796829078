/** Put in by the build. */
declare const __BUILD_YEAR__: number;

declare module "*.md" {
  import type { ComponentType } from "react";

  const Content: ComponentType;
  export default Content;
}
