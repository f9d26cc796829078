import { useEffect, useRef } from "react";

/** What a file has that says nothing about itself. */
const UNKNOWN = "application/octet-stream";

/**
 * Fills the media type of a file into the form, and puts back what stood there when the file is closed, unless the
 * reader has changed it meanwhile: the text is not of the type that the file was.
 *
 * @param mediaType what stands in the form
 */
export function useMediaTypeOf(
  file: File | null,
  mediaType: string,
  setInputs: (texts: { mediaType: string }) => void,
): void {
  const standing = useRef(mediaType);
  standing.current = mediaType;
  const filled = useRef<{ readonly before: string; readonly type: string } | null>(null);
  useEffect(() => {
    const last = filled.current;
    const edited = last !== null && standing.current !== last.type;
    if (file) {
      const type = file.type || UNKNOWN;
      filled.current = { before: last && !edited ? last.before : standing.current, type };
      setInputs({ mediaType: type });
    } else {
      filled.current = null;
      if (last && !edited) setInputs({ mediaType: last.before });
    }
  }, [file, setInputs]);
}
