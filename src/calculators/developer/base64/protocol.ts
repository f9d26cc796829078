/** What the page and the worker that reads files say to each other. */
import type { Job } from "./transcode";

/** @template F a file: `Blob`, which pure code does not know */
export interface Order<F> {
  readonly file: F;
  readonly job: Job;
}

export type Report<F> =
  | { readonly kind: "progress"; readonly bytes: number }
  /** `type` is the media type of the bytes, whichever side they stand on. */
  | { readonly kind: "done"; readonly result: F; readonly type: string }
  | { readonly kind: "failed"; readonly message: string };
