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
  const type = file ? file.type || UNKNOWN : null;
  useEffect(() => {
    const last = filled.current;
    if (type !== null) {
      filled.current = { before: last?.before ?? standing.current, type };
      setInputs({ mediaType: type });
    } else if (last) {
      filled.current = null;
      if (standing.current === last.type) setInputs({ mediaType: last.before });
    }
  }, [type, setInputs]);
}
