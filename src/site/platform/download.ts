/** Offers text as a file download. */
export function download(fileName: string, type: string, parts: BlobPart[]): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(parts, { type }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
