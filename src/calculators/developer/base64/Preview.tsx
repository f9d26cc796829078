import { useEffect, useState } from "react";

/** Larger pictures only slow the page down. */
const LARGEST = 20_000_000;

/** A picture as it looks; a PDF behind a link, because pages of this site hold no other documents. */
export function Preview({ blob, type }: { blob: Blob; type: string }) {
  const [address, setAddress] = useState<string>();
  const shown = (type.startsWith("image/") || type === "application/pdf") && blob.size <= LARGEST;
  useEffect(() => {
    if (!shown) return;
    // The type of a file is what its maker says; what is shown goes by its content.
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
