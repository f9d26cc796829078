import { toast } from "./toast";

/** Copies text to the clipboard and confirms it; if the browser refuses, the text is shown to copy by hand. */
export async function copy(text: string, message: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(message);
  } catch {
    toast(text);
  }
}

/** Offers text as a file download. */
export function download(fileName: string, type: string, parts: BlobPart[]): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(parts, { type }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
