import { useEffect, useRef } from "react";

/** Media type for files without one. */
const UNKNOWN = "application/octet-stream";

/**
 * Fills the media type of a file into the form. When the file is closed, restores the previous value, because the text
 * input is not of the file's type, unless the user has edited the field in the meantime.
 *
 * @param mediaType current value in the form
 */
export function useMediaTypeOf(
  file: File | null,
  mediaType: string,
  setInputs: (texts: { mediaType: string }) => void,
): void {
  const current = useRef(mediaType);
  current.current = mediaType;
  const filled = useRef<{ readonly before: string; readonly type: string } | null>(null);
  useEffect(() => {
    const last = filled.current;
    const edited = last !== null && current.current !== last.type;
    if (file) {
      const type = file.type || UNKNOWN;
      filled.current = { before: last && !edited ? last.before : current.current, type };
      setInputs({ mediaType: type });
    } else {
      filled.current = null;
      if (last && !edited) setInputs({ mediaType: last.before });
    }
  }, [file, setInputs]);
}
