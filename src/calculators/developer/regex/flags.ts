/** The flags of each flavor, and the validation of flags input. */
import { InputError } from "../../../core/calculator";
import { joinWithOr } from "../../../math/words/lists";

export type Flavor = "javascript" | "re2";

const FLAGS: Record<Flavor, string> = { javascript: "dgimsuvy", re2: "gims" };
const ENGINE: Record<Flavor, string> = { javascript: "JavaScript", re2: "RE2" };

/** What each flag does, as worded on the form. */
export const FLAG_MEANINGS: Readonly<Record<string, string>> = {
  g: "all matches",
  i: "ignore case",
  m: "^ and $ match at lines",
  s: ". matches line breaks",
  u: "Unicode",
  v: "Unicode sets",
  y: "sticky",
  d: "indices",
};

export function flagsOf(flavor: Flavor): string {
  return FLAGS[flavor];
}

/** @throws InputError on `flags` */
export function checkFlags(flags: string, flavor: Flavor): void {
  const known = FLAGS[flavor];
  for (const [index, flag] of [...flags].entries()) {
    if (!known.includes(flag))
      throw new InputError("flags", `${ENGINE[flavor]} has no flag “${flag}”; use ${joinWithOr([...known])}.`);
    if ([...flags].indexOf(flag) < index) throw new InputError("flags", `Flag ${flag} is repeated.`);
  }
  if (flags.includes("u") && flags.includes("v"))
    throw new InputError("flags", "Flags u and v cannot be used together.");
}
