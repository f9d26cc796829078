/** Code for other languages. The expected lines were compiled and run: Python 3.11, Java 21; others by their manuals. */
import { describe, expect, it } from "vitest";
import { codeRows, type Task } from "./code";
import { readJavaScript } from "./javascript-tree";
import { readRe2 } from "./re2-tree";

const code = (pattern: string, { flags = "g", ...more }: Partial<Task> = {}) => {
  const rows = codeRows(readJavaScript(pattern, flags), {
    mode: "match",
    pattern,
    flags,
    replacement: "",
    ...more,
  });
  return Object.fromEntries(rows.map((row) => [row.language, row.code]));
};

/** Text as it stands; § is a backtick and € a dollar sign before a brace. */
const raw = (text: TemplateStringsArray) =>
  String.raw(text)
    .replaceAll("§", "`")
    .replaceAll("€{", "$" + "{");

describe("code", () => {
  it("is there for eight languages", () => {
    expect(Object.keys(code("a"))).toEqual([
      "JavaScript",
      "Python",
      "Java",
      "C#",
      "Go",
      "PHP",
      "Ruby",
      "Rust",
    ]);
  });

  it("escapes strings for each language", () => {
    const all = code('"/`\\d\n#{', { flags: "" });
    expect(all.JavaScript).toContain(raw`const pattern = /"\/§\d\n#{/;`);
    expect(all.Python).toContain(raw`re.compile(r"\"/§\d\n#\{")`);
    expect(all.Java).toContain(raw`Pattern.compile("\"/§\\d\\n#\\{")`);
    expect(all["C#"]).toContain(raw`new Regex(@"""/§\d\n#\{")`);
    expect(all.Go).toContain(raw`regexp.MustCompile("\"/§\\d\\n#\\{")`);
    expect(all.PHP).toContain(raw`$pattern = '/"\\/§\\d\\n#\\{/u';`);
    expect(all.Ruby).toContain(raw`pattern = /"\/§\d\n#\{/`);
    expect(all.Rust).toContain(raw`Regex::new(r#""/§\d\n#\{"#)`);
    expect(code("a\\d").Go).toContain(raw`regexp.MustCompile(§a\d§)`);
  });

  it("names what a language leaves out", () => {
    const all = code("(?<=\\d+)a(?!b)\\p{Emoji}", { flags: "gu" });
    expect(all.Go).toBe("not available in Go (RE2): lookbehind");
    expect(all.Rust).toBe("not available in Rust: lookbehind");
    expect(all.Python).toBe("not available in Python: lookbehind of varying length");
    expect(all.Java).toBe("not available in Java: lookbehind of unlimited length");
    expect(all["C#"]).toBe("not available in C#: the Unicode property Emoji");
    expect(code("(a)\\1").Go).toBe("not available in Go (RE2): backreferences");
    expect(code("a", { flags: "y" }).Python).toBe("not available in Python: flag y");
    expect(code("a", { mode: "replace", replacement: "$`" }).Java).toBe(
      "not available in Java: the text before the match in a replacement",
    );
  });

  it("keeps $ at the very end of the text", () => {
    const all = code("^a$");
    expect(all.Python).toContain('r"^a\\Z"');
    expect(all.Java).toContain('"^a\\\\z"');
    expect(all.Ruby).toContain("/\\Aa\\z/");
    expect(all.Go).toContain("`^a$`");
    expect(code("^a$", { flags: "gm" }).Ruby).toContain("/^a$/");
    expect(code("^a$", { flags: "gms" }).Go).toContain("`(?ms)^a$`");
  });

  it("writes names and references as each language does", () => {
    const all = code("(?<first_name>a)\\k<first_name>");
    expect(all.Python).toContain("(?P<first_name>a)(?P=first_name)");
    expect(all.Java).toContain("(?<firstName>a)\\\\k<firstName>");
    expect(all["C#"]).toContain("(?<first_name>a)\\k<first_name>");
    // Ruby would not keep the plain group beside a named one.
    expect(code("(?<n>a)(b)\\2").Ruby).toContain("(?<n>a)(?<group2>b)\\k<group2>");
    // What refers ahead takes nothing in JavaScript, and is an error in Python.
    expect(code("\\1(a)").Python).toContain('r"(?:)(a)"');
  });

  it("turns replacements into the signs of each language", () => {
    const all = code("(?<n>a)(b)", {
      mode: "replace",
      replacement: "$<n>-$2$2$&$$1\\",
      flags: "",
    });
    expect(all.JavaScript).toContain(raw`text.replace(pattern, "$<n>-$2$2$&$$1\\")`);
    expect(all.Python).toContain(raw`pattern.sub("\\g<n>-\\g<2>\\g<2>\\g<0>$1\\\\", text, count=1)`);
    expect(all.Java).toContain(raw`.replaceFirst("€{n}-$2$2$0\\$1\\\\")`);
    expect(all["C#"]).toContain(raw`pattern.Replace(text, @"€{n}-€{2}€{2}$&$$1\", 1)`);
    expect(all.PHP).toContain(raw`preg_replace($pattern, '€{1}-€{2}€{2}€{0}\\$1\\\\', $text, 1)`);
    expect(all.Ruby).toContain(raw`text.sub(pattern, '\\k<n>-\\2\\2\\0$1\\\\')`);
    expect(all.Rust).toContain(raw`pattern.replace(text, "€{n}-€{2}€{2}€{0}$$1\\")`);
    expect(all.Go).toContain(raw`pattern.ExpandString(nil, "€{n}-€{2}€{2}€{0}$$1\\", text, at)`);
  });

  it("puts emoji together, and refuses what takes half of one", () => {
    expect(code("😀").Python).toContain('r"😀"');
    expect(code("😀+").Python).toBe("not available in Python: halves of characters");
    expect(code("\\u{1F600}+", { flags: "u" }).Python).toContain('r"😀+"');
  });

  it("writes the sets of flag v with what each language has", () => {
    const all = code("[\\w--[aeiou]]", { flags: "gv" });
    expect(all.Rust).toContain("[[\\w]--[aeiou]]");
    expect(all.Java).toContain("[[\\\\w]&&[^aeiou]]");
    expect(all.Python).toContain("(?:(?![aeiou])[\\w])");
    expect(all.Go).toBe("not available in Go (RE2): set operations");
  });

  it("turns RE2 into JavaScript", () => {
    const pattern = "(?i)(?P<n>[[:alpha:]]+)\\Q.\\E\\z";
    const rows = codeRows(readRe2(pattern, "g"), { mode: "match", pattern, flags: "g", replacement: "" });
    expect(rows[0]?.code).toContain("const pattern = /(?<n>[A-Za-z]+)\\.(?![^])/giu;");
    expect(rows[4]?.code).toContain("(?i)(?P<n>[A-Za-z]+)\\.\\z");
  });
});
