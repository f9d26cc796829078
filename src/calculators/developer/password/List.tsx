import type { ViewProps } from "../../../site/kit";
import { csvLines } from "../../../site/kit/csv";
import { TextResult } from "../../../site/kit/TextResult";
import type generator from "./calculator";

/** All passwords, one a line, and as files. */
export function List({ outputs, drawn }: ViewProps<typeof generator>) {
  if (!drawn) return null;
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

/** Always in quotes, and never changed: blanks at its ends and a sign in front belong to a password. */
function quoted(password: string): string {
  return `"${password.replaceAll('"', '""')}"`;
}
