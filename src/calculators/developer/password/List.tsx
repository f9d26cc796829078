import type { ViewProps } from "../../../site/view";
import { csvLines } from "../../../site/view/csv";
import { TextResult } from "../../../site/view/TextResult";
import type model from "./model";

/** All passwords, one a line, and as files. */
export function List({ outputs, drawn }: ViewProps<typeof model>) {
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
