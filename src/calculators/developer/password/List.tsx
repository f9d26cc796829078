import type { ViewProps } from "../../../site/kit";
import { csvLines } from "../../../site/kit/csv";
import { TextResult } from "../../../site/kit/TextResult";
import type generator from "./calculator";

/** All passwords, one per line, with downloads. */
export function List({ outputs, isExample }: ViewProps<typeof generator>) {
  if (isExample) return null;
  const text = outputs.passwordsText ?? "";
  return (
    <TextResult
      label="Passwords"
      text={text}
      files={[
        { label: "Download text", name: "passwords.txt", type: "text/plain", text: () => `${text}\n` },
        {
          label: "Download CSV",
          name: "passwords.csv",
          type: "text/csv",
          text: () =>
            csvLines([
              ["No.", "Password"],
              ...outputs.passwords.map(({ n, password }) => [String(n), quoted(password)]),
            ]),
        },
      ]}
    />
  );
}

/**
 * Always quoted and otherwise unchanged. `csvCell` is not used, because leading or trailing blanks and a leading sign
 * are part of a password.
 */
function quoted(password: string): string {
  return `"${password.replaceAll('"', '""')}"`;
}
