/** Messages between the page and the worker that converts files. */
import type { Job } from "./transcode";

/** @template F the file type: `Blob`, a browser type that is not available here */
export interface Order<F> {
  readonly file: F;
  readonly job: Job;
}

export type Report<F> =
  | { readonly kind: "progress"; readonly bytes: number }
  /** `type` is the media type of the bytes: those of the file when encoding, those of the result when decoding. */
  | { readonly kind: "done"; readonly result: F; readonly type: string }
  | { readonly kind: "failed"; readonly message: string };
