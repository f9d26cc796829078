import type { RootForm } from "./root-form";

/** A root as doubles and, if there is one, in exact form. */
export interface Root {
  /** Null, like `im`, if out of range of a double. */
  readonly re: number | null;
  /** 0 for a real root. */
  readonly im: number | null;
  readonly exact: RootForm | null;
}
