/** All matches and groups as lines of text, to copy or to keep. */
import { download, type ViewProps } from "../../../site/view";
import { copy } from "../../../site/view/clipboard";
import { Literal } from "../../../site/view/Literal";
import "./more.css";
import type model from "./model";

const SHOWN = 20_000;

export default function Report({ outputs }: ViewProps<typeof model>) {
  const report = outputs.report ?? "";
  return (
    <div className="regex-code">
      <button type="button" className="link" onClick={() => copy(report, "Report copied")}>
        Copy report
      </button>
      <button
        type="button"
        className="link"
        onClick={() => download("matches.txt", "text/plain;charset=utf-8", [report])}
      >
        Download
      </button>
      <Literal label="Report">{report.length > SHOWN ? `${report.slice(0, SHOWN)}…` : report}</Literal>
    </div>
  );
}
