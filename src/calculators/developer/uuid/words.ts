import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { shortened } from "../../../math/words/phrases";
import type { Ids } from "./ids";
import type { Hashed } from "./names";
import type { ReadId } from "./read-id";

/** The generated IDs and their type, or what an inspected ID contains. */
export function headline(ids: Ids, format: Format): Headline {
  const { made, read } = ids;
  if (read) return inspectedHeadline(ids, read);
  const texts = made?.().texts ?? [];
  return {
    label: texts.length === 1 ? "ID" : format.plural(texts.length, "ID"),
    figure: texts[0] ?? "",
    text: texts.join("\n"),
    second: `${madeText(ids, format)}.`,
  };
}

function inspectedHeadline({ facts }: Ids, read: ReadId): Headline {
  const { uuidVersion = null, timestampIso = null, variant } = facts() ?? {};
  const name = read.kind === "ulid" ? "ULID" : uuidVersion === null ? "" : `Version ${uuidVersion}`;
  if (timestampIso !== null)
    return { label: name, before: `${name}, created`, figure: `${plainTime(timestampIso)} UTC` };
  if (uuidVersion === null)
    return variant === "Nil" || variant === "Max"
      ? { label: "UUID", before: "This is the", figure: `${variant} UUID` }
      : { label: "UUID", before: "Not an RFC 9562 UUID, variant", figure: String(variant), tone: "plain" };
  return { label: name, before: `${name},`, figure: WHAT[uuidVersion] ?? "unassigned" };
}

const WHAT: Readonly<Record<number, string>> = {
  2: "DCE security",
  3: "from a name, by MD5",
  4: "random",
  5: "from a name, by SHA-1",
  8: "custom bits",
};

/** `Version 7, created 2022-02-22 19:22:22.000 UTC` */
function madeText({ inputs, made, randomBits, facts }: Ids, format: Format): string {
  const { version, count } = inputs;
  const name = version === "ulid" ? "ULID" : version === "nanoid" ? "NanoID" : `Version ${version.charAt(1)}`;
  const { timestampIso = null } = facts() ?? {};
  if (timestampIso !== null) return `${name}, ${count > 1 ? "the first " : ""}created ${plainTime(timestampIso)} UTC`;
  switch (version) {
    case "nanoid":
    case "v4":
      return `${name}, ${format.number(randomBits, 1)} random bits${count > 1 ? " each" : ""}`;
    case "v3":
    case "v5":
    case "v8-sha256":
      return `${name}, generated from ${namesText(made?.().hashed ?? [], format)}`;
    case "v8":
      return "Version 8, your own 122 bits";
    default:
      return `The ${version === "nil" ? "Nil" : "Max"} UUID`;
  }
}

function namesText(hashed: readonly Hashed[], format: Format): string {
  const [first = "", ...more] = hashed.map(({ name }) => name);
  const name = first.trim() === "" ? "blanks" : shortened(first, 60);
  return `“${name}”${more.length > 0 ? ` and ${format.plural(more.length, "more name")}` : ""}`;
}

/** `2022-02-22 19:22:22.000` */
function plainTime(iso: string): string {
  return iso.replace("T", " ").replace("Z", "");
}

export function notices({ read, facts }: Ids): Listed<Notice> {
  if (!read) return [];
  const { node, nodeKind } = facts() ?? {};
  if (nodeKind !== "mac") return [];
  return [
    notice(
      "network-address",
      `The node ${node} is the network address of the machine that created this ID. Anyone who has the ID can tell which machine it was, and when.`,
    ),
  ];
}
