import { useEffect, useState } from "react";
import type { ViewProps } from "../../../site/view";
import { copy } from "../../../site/view/clipboard";
import { Literal } from "../../../site/view/Literal";
import { startWorker } from "../../../site/view/worker";
import workerAddress from "./base64.worker.ts?worker&url";
import { asDataUri } from "./encode";
import type model from "./model";
import { Preview } from "./Preview";
import type { Order, Report } from "./protocol";
import { resultName } from "./result-name";
import type { Job } from "./transcode";

const LARGEST = 2 ** 30;
/** Longer texts choke the programs that they are pasted into; the download has them. */
const COPYABLE = 10_000_000;
const GLIMPSE = 240;

type Progress = Report<Blob> | { readonly kind: "canceled" };

interface FileWorkProps extends Pick<ViewProps<typeof model>, "inputs" | "format" | "textOf" | "problems"> {
  readonly file: File;
  readonly onClose: () => void;
}

/** One file on its way through the worker, and what came of it. */
export default function FileWork({ file, onClose, ...props }: FileWorkProps) {
  const { format } = props;
  const { mode, alphabet, padding, lineLength, lineEnding, strict, dataUriType } = jobOf(props);
  const [state, setState] = useState<Progress>({ kind: "progress", bytes: 0 });
  const [stop, setStop] = useState<() => void>(() => () => {});

  // Another setting begins the file anew.
  useEffect(() => {
    const job: Job = { mode, alphabet, padding, lineLength, lineEnding, strict, dataUriType };
    if (file.size > LARGEST) {
      setState({ kind: "failed", message: "Files can have at most 1 GB." });
      return;
    }
    const worker = startWorker(workerAddress);
    const end = () => worker.terminate();
    setState({ kind: "progress", bytes: 0 });
    worker.onmessage = ({ data }: MessageEvent<Report<Blob>>) => {
      setState(data);
      if (data.kind !== "progress") end();
    };
    worker.onerror = () => {
      end();
      setState({ kind: "failed", message: "The part that reads files could not be loaded. Try again." });
    };
    worker.postMessage({ file, job } satisfies Order<Blob>);
    setStop(() => () => {
      end();
      setState({ kind: "canceled" });
    });
    return end;
  }, [file, mode, alphabet, padding, lineLength, lineEnding, strict, dataUriType]);

  const size = (bytes: number) => sizeText(bytes, format.number.bind(format));
  return (
    <section className="file-work" aria-label={`File ${file.name}`}>
      <h2>{file.name}</h2>
      {state.kind === "progress" && (
        <>
          <progress max={Math.max(1, file.size)} value={state.bytes} aria-label="Progress" />
          <p>
            {size(state.bytes)} of {size(file.size)}{" "}
            <button type="button" className="link" onClick={stop}>
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
      {state.kind === "canceled" && <p role="status">Canceled. Nothing was kept.</p>}
      {state.kind === "done" && (
        <>
          <p role="status">
            {size(file.size)} became {size(state.result.size)}
            {mode === "decode" ? `, ${state.type}` : ""}.
          </p>
          <Result
            blob={state.result}
            name={resultName(file.name, mode, state.type)}
            copyable={mode === "encode"}
          />
          <Preview blob={mode === "encode" ? file : state.result} type={state.type} />
        </>
      )}
      {state.kind !== "progress" && (
        <button type="button" className="link" onClick={onClose}>
          Close the file
        </button>
      )}
    </section>
  );
}

/** What the form says now: the last good answer may be of another direction, because the text beside is wrong. */
function jobOf({ inputs, textOf, problems }: Omit<FileWorkProps, "file" | "onClose">): Job {
  const alphabet = textOf("alphabet") as Job["alphabet"];
  const job = {
    mode: textOf("mode") as Job["mode"],
    alphabet,
    padding: textOf("padding") === "true",
    lineLength: problems.has("lineLength") ? inputs.lineLength : Number(textOf("lineLength")) || 0,
    lineEnding: textOf("lineEnding") as Job["lineEnding"],
    strict: textOf("strict") === "true",
  };
  const wanted = asDataUri({ ...job, dataUri: textOf("dataUri") === "true" });
  return { ...job, dataUriType: wanted ? (problems.has("mediaType") ? "" : textOf("mediaType")) : null };
}

/** The beginning of a text, and the whole to keep or to copy. */
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
      {glimpse && <Literal label="How it begins">{blob.size > GLIMPSE ? `${glimpse}…` : glimpse}</Literal>}
      <p className="file-actions">
        <a className="button first" href={address} download={name}>
          Download {name}
        </a>
        {copyable && blob.size <= COPYABLE && (
          <button
            type="button"
            className="link"
            onClick={async () => copy(await blob.text(), "Encoded text copied")}
          >
            Copy
          </button>
        )}
      </p>
    </>
  );
}

/** Bytes as people say them: 1 KB is 1,000. */
function sizeText(bytes: number, number: (value: number, digits?: number) => string): string {
  if (bytes < 1000) return `${number(bytes)} byte${bytes === 1 ? "" : "s"}`;
  return bytes < 1e6 ? `${number(bytes / 1e3, 1)} KB` : `${number(bytes / 1e6, 1)} MB`;
}
