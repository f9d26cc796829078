import type { Inputs } from "./inputs";

type Naming = Pick<Inputs, "mode" | "alphabet">;

/** Extension of an encoded file by its alphabet; decoding removes it again. */
const ENCODED: Readonly<Record<Inputs["alphabet"], string>> = {
  base64: "b64",
  base64url: "b64",
  base32: "b32",
  base32hex: "b32",
  base16: "hex",
};

const EXTENSIONS: Readonly<Record<string, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/gif": "gif",
  "image/webp": "webp",
  "image/svg+xml": "svg",
  "application/pdf": "pdf",
  "application/zip": "zip",
  "application/gzip": "gz",
  "text/plain": "txt",
};

/** `photo.png` becomes `photo.png.b64` and back; other decoded files get an extension by their media type. */
export function resultName(name: string, { mode, alphabet }: Naming, type: string): string {
  if (mode === "encode") return `${name}.${ENCODED[alphabet]}`;
  const bare = name.replace(/\.(?:b64|base64|b32|hex|txt)$/i, "");
  return /\.\w{1,5}$/.test(bare) && bare !== name ? bare : `${bare}.${EXTENSIONS[type] ?? "bin"}`;
}
