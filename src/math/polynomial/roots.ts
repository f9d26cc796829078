import type { RootForm } from "./root-form";

/** A root as doubles and, where there is one, in exact form. */
export interface Root {
  /** Null beyond the range of a double; so is `im`. */
  readonly re: number | null;
  /** 0 for a real root. */
  readonly im: number | null;
  readonly exact: RootForm | null;
}
