import { useEffect, useState } from "react";

/** Maximum size in bytes; larger images would only slow the page down. */
const LARGEST = 20_000_000;

/** Shows an image, or a link to a PDF, because pages of this site do not embed other documents. */
export function Preview({ blob, type }: { blob: Blob; type: string }) {
  const [address, setAddress] = useState<string>();
  const shown = (type.startsWith("image/") || type === "application/pdf") && blob.size <= LARGEST;
  useEffect(() => {
    if (!shown) return;
    // The blob's own type is only a claim, so use the type detected from its content.
    const url = URL.createObjectURL(new Blob([blob], { type }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [blob, type, shown]);
  if (!shown || !address) return null;
  return type === "application/pdf" ? (
    <p>
      <a href={address} target="_blank" rel="noreferrer">
        Open the PDF in a new tab
      </a>
    </p>
  ) : (
    <img className="picture" src={address} alt="Preview of the decoded bytes" />
  );
}
