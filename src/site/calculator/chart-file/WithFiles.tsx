import type { ReactNode } from "react";
import type { Format } from "../../../core/format";
import { reportLoadFailure } from "../../platform/load-failures";

interface WithFilesProps {
  /** Tells the charts of a page apart, and names their files. */
  readonly id: string;
  /** The chart's own title. */
  readonly label: string;
  readonly format: Format;
  /** A chart. */
  readonly children: ReactNode;
}

/** A chart that can be copied, and saved as a file. */
export function WithFiles({ id, label, format, children }: WithFilesProps) {
  const action = (
    name: string,
    text: string,
    run: (button: Element) => (module: typeof import("./save")) => unknown,
  ) => (
    <button
      type="button"
      id={`${id}-${name}`}
      className="link"
      onClick={({ currentTarget }) => import("./save").then(run(currentTarget), reportLoadFailure)}
    >
      {text}
    </button>
  );
  return (
    <div className="chart-file">
      {children}
      <p className="chart-tools">
        {action("copy", "Copy chart", (button) => (module) => module.copyChart(button, label, format))}
        {action("svg", "SVG", (button) => (module) => module.saveChart("svg", button, id, label, format))}
        {action("png", "PNG", (button) => (module) => module.saveChart("png", button, id, label, format))}
      </p>
    </div>
  );
}
