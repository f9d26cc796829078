import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { COMPRESSED } from "./headers.mjs";

const WRITERS = { br: brotliCompressSync, gzip: (text) => gzipSync(text, { level: 9 }) };

/** Compresses the text files of a folder once, as far as possible, instead of on every request. */
export function compress(folder) {
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || !/\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/.test(file.name)) continue;
    const path = join(file.parentPath ?? file.path, file.name);
    const text = readFileSync(path);
    if (text.length < 256) continue;
    for (const [encoding, write] of Object.entries(WRITERS))
      writeFileSync(path + COMPRESSED[encoding], write(text));
  }
}
