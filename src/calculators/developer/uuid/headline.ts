import type { Headline, OutputsOf } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { namesOf } from "./generate";
import type { Inputs } from "./inputs";
import type { outputs } from "./outputs";

type Outputs = OutputsOf<typeof outputs>;

/** “Version 7, made 2022-02-22 19:22:22.000 UTC.” */
export function headlineOf(inputs: Inputs, outputs: Outputs, format: Format): Headline {
  const text = outputs.idsText ?? outputs.canonical;
  return { ...sentence(inputs, outputs, format), ...(text && { copy: text }) };
}

function sentence(inputs: Inputs, outputs: Outputs, format: Format): Headline {
  const { uuidVersion, timestampIso, variant, kind } = outputs;
  const isUlid = inputs.mode === "generate" ? inputs.version === "ulid" : kind === "ulid";
  const name = isUlid ? "ULID" : uuidVersion === null ? "" : `Version ${uuidVersion}`;
  if (timestampIso !== null)
    return { label: name, before: `${name}, made`, figure: `${plainTime(timestampIso)} UTC` };
  if (inputs.mode === "generate") return generated(inputs, outputs, format);
  if (uuidVersion === null)
    return variant === "Nil" || variant === "Max"
      ? { label: "UUID", before: "This is the", figure: `${variant} UUID` }
      : { label: "UUID", before: "Not of RFC 9562, variant", figure: String(variant) };
  return { label: name, before: `${name},`, figure: WHAT[uuidVersion] ?? "unassigned" };
}

const WHAT: Readonly<Record<number, string>> = {
  2: "DCE security",
  3: "from a name, by MD5",
  4: "random",
  5: "from a name, by SHA-1",
  8: "bits of its maker’s own",
};

function generated(inputs: Inputs, { entropyBits }: Outputs, format: Format): Headline {
  const random = () => `${format.number(entropyBits, 1)} random bits`;
  switch (inputs.version) {
    case "nanoid":
      return { label: "NanoID", before: "NanoID,", figure: random() };
    case "v4":
      return { label: "Version 4", before: "Version 4,", figure: random() };
    case "v3":
    case "v5":
    case "v8-sha256":
      return fromName(inputs, format);
    case "v8":
      return { label: "Version 8", before: "Version 8,", figure: "your own 122 bits" };
    case "nil":
      return { label: "UUID", before: "This is the", figure: "Nil UUID" };
    default:
      return { label: "UUID", before: "This is the", figure: "Max UUID" };
  }
}

const HASHED = { v3: "Version 3", v5: "Version 5", "v8-sha256": "Version 8" } as const;

function fromName(inputs: Inputs, format: Format): Headline {
  const label = HASHED[inputs.version as keyof typeof HASHED];
  const [first = "", ...more] = namesOf(inputs.name);
  const name = first.trim() === "" ? "blanks" : first.length > 60 ? `${first.slice(0, 60)}…` : first;
  return {
    label,
    before: `${label}, made from`,
    figure: `“${name}”`,
    ...(more.length > 0 && { after: `and ${format.plural(more.length, "more name")}` }),
  };
}

/** `2022-02-22 19:22:22.000` */
function plainTime(iso: string): string {
  return iso.replace("T", " ").replace("Z", "");
}
