import { useEffect, useMemo, useRef, useState } from "react";
import { copy, type ViewProps } from "../../../site/kit";
import { Literal } from "../../../site/kit/Literal";
import { START_LIMIT, startWorker } from "../../../site/kit/worker";
import workerAddress from "./base64.worker.ts?worker&url";
import type base64 from "./calculator";
import { readJob } from "./job";
import { Preview } from "./Preview";
import type { Order, Report } from "./protocol";
import { resultName } from "./result-name";
import type { Job } from "./transcode";

const LARGEST = 1e9;
/** Longer results are not offered for copying, because they choke other programs; they can be downloaded. */
const COPYABLE = 10_000_000;
const GLIMPSE = 240;

type Done = Extract<Report<Blob>, { kind: "done" }> & { readonly job: Job };
type Progress = Exclude<Report<Blob>, { kind: "done" }> | Done | { readonly kind: "canceled" };

interface FileWorkProps extends Pick<ViewProps<typeof base64>, "format" | "readOf"> {
  readonly file: File;
  readonly onClose: () => void;
}

/** Converts one file in the worker and shows its progress and result. */
export default function FileWork({ file, onClose, format, readOf }: FileWorkProps) {
  // Compared as JSON, so that an equal job does not start the conversion again.
  const jobJson = JSON.stringify(readJob(readOf));
  const job = useMemo<Job | string>(() => JSON.parse(jobJson), [jobJson]);
  const [state, setState] = useState<Progress>({ kind: "progress", bytes: 0 });
  const [stop, setStop] = useState<() => void>(() => () => {});
  const heading = useRef<HTMLHeadingElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);

  // A changed setting restarts the conversion.
  useEffect(() => {
    const settle = (end: Progress) => {
      // The Cancel button disappears, so keep the focus from being lost.
      if (cancel.current && document.activeElement === cancel.current) heading.current?.focus();
      setState(end);
    };
    if (typeof job === "string" || file.size > LARGEST) {
      settle({ kind: "failed", message: typeof job === "string" ? job : "Files can have at most 1 GB." });
      return;
    }
    const worker = startWorker(workerAddress);
    const end = () => {
      clearTimeout(waiting);
      worker.terminate();
    };
    const fail = () => {
      end();
      settle({ kind: "failed", message: "The file reader couldn’t be loaded. Try again." });
    };
    const waiting = setTimeout(fail, START_LIMIT);
    setState({ kind: "progress", bytes: 0 });
    worker.onmessage = ({ data }: MessageEvent<Report<Blob>>) => {
      clearTimeout(waiting);
      if (data.kind === "progress") return setState(data);
      end();
      settle(data.kind === "done" ? { ...data, job } : data);
    };
    worker.onerror = fail;
    worker.postMessage({ file, job } satisfies Order<Blob>);
    setStop(() => () => {
      end();
      settle({ kind: "canceled" });
    });
    return end;
  }, [file, job]);

  const size = (bytes: number) => sizeText(bytes, format.number.bind(format));
  return (
    <section className="file-work" aria-label={`File ${file.name}`}>
      <h2 ref={heading} tabIndex={-1}>
        {file.name}
      </h2>
      {state.kind === "progress" && (
        <>
          <progress max={Math.max(1, file.size)} value={state.bytes} aria-label="Progress" />
          <p>
            {size(state.bytes)} of {size(file.size)}{" "}
            <button ref={cancel} type="button" className="link" onClick={stop}>
              Cancel
            </button>
          </p>
        </>
      )}
      {state.kind === "failed" && (
        <p className="error" role="alert">
          {state.message}
        </p>
      )}
      {/* Rendered before it has text, so that screen readers announce the text when it appears. */}
      <p role="status">
        {state.kind === "canceled" && "Canceled. Nothing was saved."}
        {state.kind === "done" && becameText(size(file.size), size(state.result.size), state)}
      </p>
      {state.kind === "done" && (
        <>
          <Result
            blob={state.result}
            name={resultName(file.name, state.job, state.type)}
            copyable={state.job.mode === "encode"}
          />
          <Preview blob={state.job.mode === "encode" ? file : state.result} type={state.type} />
        </>
      )}
      {state.kind !== "progress" && (
        <button type="button" className="link" onClick={onClose}>
          Close file
        </button>
      )}
    </section>
  );
}

function becameText(before: string, after: string, { job, type }: Done): string {
  return `${before} became ${after}${job.mode === "decode" ? `, ${type}` : ""}.`;
}

/** The beginning of an encoded result, and links to download or copy all of it. */
function Result({ blob, name, copyable }: { blob: Blob; name: string; copyable: boolean }) {
  const [address, setAddress] = useState<string>();
  const [glimpse, setGlimpse] = useState("");
  useEffect(() => {
    const url = URL.createObjectURL(blob);
    setAddress(url);
    let gone = false;
    if (copyable)
      blob
        .slice(0, GLIMPSE)
        .text()
        .then((text) => !gone && setGlimpse(text));
    return () => {
      gone = true;
      URL.revokeObjectURL(url);
    };
  }, [blob, copyable]);
  return (
    <>
      {glimpse && <Literal label="Beginning of the result">{blob.size > GLIMPSE ? `${glimpse}…` : glimpse}</Literal>}
      <p className="file-actions">
        <a className="button first" href={address} download={name}>
          Download {name}
        </a>
        {copyable && blob.size <= COPYABLE && (
          <button type="button" className="link" onClick={async () => copy(await blob.text(), "Encoded text copied")}>
            Copy
          </button>
        )}
      </p>
    </>
  );
}

/** A file size in decimal units: 1 KB is 1,000 bytes. */
function sizeText(bytes: number, number: (value: number, digits?: number) => string): string {
  if (bytes < 1000) return `${number(bytes)} byte${bytes === 1 ? "" : "s"}`;
  return bytes < 1e6 ? `${number(bytes / 1e3, 1)} KB` : `${number(bytes / 1e6, 1)} MB`;
}
