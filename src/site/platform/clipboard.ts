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
