/** All matches and groups as lines of text, to copy or download. */
import { shortened } from "../../../math/words/phrases";
import { copy, type ViewProps } from "../../../site/kit";
import { download } from "../../../site/kit/download";
import { Literal } from "../../../site/kit/Literal";
import "./more.css";
import type regex from "./calculator";

const SHOWN = 20_000;

export default function Report({ outputs }: ViewProps<typeof regex>) {
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
      <Literal label="Report">{shortened(report, SHOWN)}</Literal>
    </div>
  );
}
