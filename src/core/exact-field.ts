import { readExact } from "../math/numbers/exact";
import type { Rational } from "../math/numbers/rational";
import { type Dependent, type Field, field, type Options, type OrNull, type Reads } from "./fields";

/** An exact number, written as text (`"1/3"`, `"1,234.5"`). For inputs only. */
export const exact = <const O extends Options & { readonly reads?: Reads }>(
  label: Dependent<string>,
  options?: O,
): Field<OrNull<O, Rational>> => field("exact", label, { ...options, reads: { ...options?.reads, parse: readExact } });
