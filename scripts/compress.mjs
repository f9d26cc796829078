import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { COMPRESSED } from "./headers.mjs";

const WRITERS = { br: brotli, gzip: (text) => gzipSync(text, { level: 9 }) };

/** Smaller blocks suit some large files better, but compressing everything twice would slow down the build. */
function brotli(text) {
  const usual = brotliCompressSync(text);
  if (text.length < 50_000) return usual;
  const small = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_LGBLOCK]: 16 } });
  return small.length < usual.length ? small : usual;
}

/** Compresses the text files of a folder once, as far as possible, instead of on every request. */
export function compress(folder) {
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || !/\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/.test(file.name)) continue;
    const path = join(file.parentPath ?? file.path, file.name);
    const text = readFileSync(path);
    if (text.length < 256) continue;
    for (const [encoding, write] of Object.entries(WRITERS)) writeFileSync(path + COMPRESSED[encoding], write(text));
  }
}
