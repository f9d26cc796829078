import { useEffect, useRef, useState } from "react";
import { ALPHABETS, type BaseName } from "../../../math/encoding/base-alphabets";
import { encodeBase } from "../../../math/encoding/base-encode";
import { type Charset, encodeText } from "../../../math/encoding/charsets";
import { UnwritableCharacter } from "../../../math/encoding/code-points";
import type { FormTopProps } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import { useExample } from "../../../site/kit/example";
import type base64 from "./calculator";
import { inputs } from "./inputs";
import { useMediaTypeOf } from "./media-type-of";
import "./base64.css";

const FileWork = deferred(() => import("./FileWork"));

type Props = FormTopProps<typeof base64>;

/** The text to convert, or as an alternative a file that is dropped, pasted or chosen. */
export function FileInput(props: Props) {
  const { rows, setInputs, textOf } = props;
  const [file, setFile] = useState<File | null>(null);
  const [dragged, setDragged] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);

  // Listen on the whole document, because the browser navigates to a file that is dropped outside a drop target.
  useEffect(() => {
    const take = (files: FileList | undefined): boolean => {
      const first = files?.[0];
      if (first) setFile(first);
      return first !== undefined;
    };
    const onPaste = (event: ClipboardEvent) => {
      // Spreadsheet cells are pasted with a picture of themselves, which is ignored.
      if (event.clipboardData?.types.includes("text/plain")) return;
      if (take(event.clipboardData?.files)) event.preventDefault();
    };
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setDragged(event.type === "dragover");
    };
    const onDrop = (event: DragEvent) => {
      onDrag(event);
      take(event.dataTransfer?.files);
    };
    document.addEventListener("paste", onPaste);
    document.addEventListener("dragover", onDrag);
    document.addEventListener("dragleave", onDrag);
    document.addEventListener("drop", onDrop);
    return () => {
      document.removeEventListener("paste", onPaste);
      document.removeEventListener("dragover", onDrag);
      document.removeEventListener("dragleave", onDrag);
      document.removeEventListener("drop", onDrop);
    };
  }, []);

  useMediaTypeOf(file, textOf("mediaType"), setInputs);

  const [mode, input] = [textOf("mode"), textOf("input")];
  const coded = codedExample(textOf("alphabet"), textOf("charset"));
  useExample(mode, input, EXAMPLE, coded, (example) => setInputs({ input: example }));

  function close(): void {
    setFile(null);
    // The pressed button disappears with the file, so move the focus.
    chooser.current?.focus();
  }

  return (
    <>
      {rows(["mode", "input"])}
      <div className="files" data-dragged={dragged ? "" : undefined}>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label="File"
          onChange={(event) => {
            setFile(event.target.files?.[0] ?? null);
            // Reset, so that choosing the same file again fires a change event.
            event.target.value = "";
          }}
        />
        <button ref={chooser} type="button" className="button" onClick={() => picker.current?.click()}>
          Choose a file
        </button>
        <span className="screen-only">or drop or paste one here (up to 1 GB)</span>
      </div>
      {file && <FileWork urgent key={fileKey(file)} {...props} file={file} onClose={close} />}
    </>
  );
}

function fileKey({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}

/** The text that the page opens with. */
const EXAMPLE = String(inputs.input.default);

/**
 * The encoded example, for the other direction; null if the alphabet is unknown or the charset cannot encode it.
 *
 * @param alphabet value from the form, which a link may have set to anything
 */
export function codedExample(alphabet: string, charset: string): string | null {
  if (!Object.hasOwn(ALPHABETS, alphabet)) return null;
  try {
    return encodeBase(encodeText(EXAMPLE, charset as Charset), alphabet as BaseName);
  } catch (error) {
    if (error instanceof UnwritableCharacter) return null;
    throw error;
  }
}
