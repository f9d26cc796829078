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

/** `photo.png` becomes `photo.png.b64`, and that becomes `photo.png` again; anything else is named by its type. */
export function resultName(name: string, mode: "encode" | "decode", type: string): string {
  if (mode === "encode") return `${name}.b64`;
  const bare = name.replace(/\.(?:b64|base64|b32|hex|txt)$/i, "");
  return /\.\w{1,5}$/.test(bare) && bare !== name ? bare : `${bare}.${EXTENSIONS[type] ?? "bin"}`;
}
