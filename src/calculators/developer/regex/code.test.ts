/** Code for other languages. Expected lines were run in Python 3.11 and Java 21; the others follow the manuals. */
import { describe, expect, it } from "vitest";
import { codeRows, type Task } from "./code";
import { DIALECTS } from "./dialects";
import { readJavaScript } from "./javascript-tree";
import { readRe2 } from "./re2-tree";
import { translate, Unavailable } from "./translate";

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

/** Raw text, with § for a backtick and € for a dollar sign before a brace. */
const raw = (text: TemplateStringsArray) =>
  String.raw(text)
    .replaceAll("§", "`")
    .replaceAll("€{", "$" + "{");

describe("code", () => {
  it("is written for eight languages", () => {
    expect(Object.keys(code("a"))).toEqual(["JavaScript", "Python", "Java", "C#", "Go", "PHP", "Ruby", "Rust"]);
  });

  it("escapes strings for each language", () => {
    const all = code('"/`\\d\n#{', { flags: "" });
    expect(all.JavaScript).toContain(raw`const pattern = /"\/§\d\n#{/;`);
    expect(all.Python).toContain(raw`re.compile(r"\"/§[0-9]\n#\{")`);
    expect(all.Java).toContain(raw`Pattern.compile("\"/§\\d\\n#\\{")`);
    expect(all["C#"]).toContain(raw`new Regex(@"""/§[0-9]\n#\{")`);
    expect(all.Go).toContain(raw`regexp.MustCompile("\"/§\\d\\n#\\{")`);
    expect(all.PHP).toContain(raw`$pattern = '/"\\/§[0-9]\\n#\\{/u';`);
    expect(all.Ruby).toContain(raw`pattern = /"\/§\d\n#\{/`);
    expect(all.Rust).toContain(raw`Regex::new(r#""/§[0-9]\n#\{"#)`);
    expect(code("a\\d").Go).toContain(raw`regexp.MustCompile(§a\d§)`);
  });

  it("names features that a language lacks", () => {
    const all = code("(?<=\\d+)a(?!b)\\p{Emoji}", { flags: "gu" });
    expect(all.Go).toBe("not available in Go (RE2): lookbehind");
    expect(all.Rust).toBe("not available in Rust: lookbehind");
    expect(all.Python).toBe("not available in Python: variable-length lookbehind");
    expect(all.Java).toBe("not available in Java: lookbehind of unlimited length");
    expect(all["C#"]).toBe("not available in C#: the Unicode property Emoji");
    expect(code("(a)\\1").Go).toBe("not available in Go (RE2): backreferences");
    expect(code("a", { flags: "y" }).Python).toBe("not available in Python: flag y");
    expect(code("a", { mode: "replace", replacement: "$`" }).Java).toBe(
      "not available in Java: the text before the match in a replacement",
    );
  });

  it("anchors $ to the very end of the text", () => {
    const all = code("^a$");
    expect(all.Python).toContain('r"^a\\Z"');
    expect(all.Java).toContain('"^a\\\\z"');
    expect(all.Ruby).toContain("/\\Aa\\z/");
    expect(all.Go).toContain("`^a$`");
    expect(code("^a$", { flags: "gms" }).Go).toContain("`(?ms)^a$`");
  });

  it("writes names and references as each language does", () => {
    const all = code("(?<first_name>a)\\k<first_name>");
    expect(all.Python).toContain("(?P<first_name>a)(?P=first_name)");
    expect(all.Java).toContain("(?<firstName>a)\\\\k<firstName>");
    expect(all["C#"]).toContain("(?<first_name>a)\\k<first_name>");
    // Ruby would not capture the unnamed group next to a named one.
    expect(code("(?<n>a)(b)\\2").Ruby).toContain("(?<n>a)(?<group2>b)\\k<group2>");
    // A forward reference matches nothing in JavaScript and is an error in Python.
    expect(code("\\1(a)").Python).toContain('r"(?:)(a)"');
  });

  it("writes replacements in the syntax of each language", () => {
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

  it("joins the halves of an emoji, and rejects patterns that match only half of one", () => {
    expect(code("😀").Python).toContain('r"😀"');
    expect(code("😀+").Python).toBe("not available in Python: matching half of a surrogate pair");
    expect(code("\\u{1F600}+", { flags: "u" }).Python).toContain('r"😀+"');
  });

  it("writes the set operations of flag v with what each language offers", () => {
    const all = code("[\\w--[aeiou]]", { flags: "gv" });
    expect(all.Rust).toContain("[[A-Za-z0-9_]--[aeiou]]");
    expect(all.Java).toContain("[[\\\\w]&&[^aeiou]]");
    expect(all.Python).toContain("(?:(?![aeiou])[A-Za-z0-9_])");
    expect(all.Go).toBe("not available in Go (RE2): set operations");
  });

  it("spells out \\d, \\w, \\s, \\b and the dot if they match something different", () => {
    const line = String.raw`\n\r\u2028\u2029`;
    const digits = code("\\d\\D");
    expect(digits.Python).toContain('r"[0-9][^0-9]"');
    expect(digits["C#"]).toContain('@"[0-9][^0-9]"');
    for (const language of ["Java", "Go", "Ruby"]) expect(digits[language]).toMatch(/\\d\\+D/);
    expect(code("\\w").Python).toContain('r"[A-Za-z0-9_]"');
    expect(code("\\b").Python).toContain('r"(?a:\\b)"');
    expect(code("\\b").Rust).toContain('r"(?-u:\\b)"');
    expect(code("\\b").Java).toContain(String.raw`(?:(?<!\\w)(?=\\w)|(?<=\\w)(?!\\w))`);
    expect(code("\\B").PHP).toContain("(?:(?<=[A-Za-z0-9_])(?=[A-Za-z0-9_])|(?<![A-Za-z0-9_])(?![A-Za-z0-9_]))");
    expect(code(".").Python).toContain(`r"[^${line}]"`);
    expect(code(".").Java).toContain(String.raw`"[^\\n\\r\\x{2028}\\x{2029}]"`);
    expect(code(".", { flags: "gs" }).Python).toContain('r".", re.DOTALL');
    expect(code("^a$", { flags: "gm" }).Python).toContain(`re.compile(r"(?<![^${line}])a(?![^${line}])")`);
    expect(code("\\s", { flags: "g" }).Go).toContain(
      String.raw`[\t-\r \x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}]`,
    );
    // All white space except the line feed, then everything.
    expect(code("[^\\S\\n]").Python).toContain('r"[\\t\\x0b-\\r \\xa0');
    expect(code("[\\s\\S]").Python).toContain('r"[\\s\\S]"');
  });

  it("keeps characters above U+FFFF whole in C#, where they are two code units", () => {
    const sharp = (pattern: string) => code(pattern, { flags: "gu" })["C#"];
    expect(sharp("\\u{1F600}+")).toContain('@"(?:😀)+"');
    expect(sharp("[😀a]")).toContain('@"(?:\\ud83d\\ude00|[a])"');
    expect(sharp("[\\u{1F5FF}-\\u{1F601}]")).toContain('@"(?:\\ud83d[\\uddff-\\ude01])"');
    expect(sharp("[\\u{1F3FF}-\\u{1F400}]")).toContain('@"(?:\\ud83c\\udfff|\\ud83d\\udc00)"');
    expect(sharp("[^a]")).toContain('@"(?:[\\ud800-\\udbff][\\udc00-\\udfff]|[^a\\ud800-\\udfff])"');
  });

  it("notes the remaining differences", () => {
    const first = (pattern: string, flags: string, language: string) =>
      code(pattern, { flags })[language]?.split("\n")[0];
    expect(first("^a", "gm", "Go")).toBe("// Under flag m, only \\n ends a line for ^ and $ here.");
    expect(first("\\B", "g", "Rust")).toBe("// \\B treats letters and digits of all scripts as word characters here.");
    expect(first("k", "i", "Go")).toBe("// Under flag i, k also matches the Kelvin sign (U+212A) here.");
    expect(first("ss", "i", "Ruby")).toBe("# Under flag i, s also matches ſ (U+017F), ss also matches ß here.");
    expect(first("i", "iu", "Python")).toBe("# Under flag i, i also matches ı (U+0131) and İ (U+0130) here.");
    expect(first("(?:(a)|b)*\\1", "", "Python")).toBe(
      "# Here, a group keeps what it captured in an earlier round of its repeat.",
    );
    expect(first("(a)?\\1", "", "Java")).toBe(
      "// Here, a reference to a group that did not participate never matches, not even the empty string.",
    );
    expect(code("(a)?\\1").Ruby).toContain("(a)?(?(1)\\1)");
    expect(code("(?<n>a)?\\k<n>")["C#"]).toContain("(?<n>a)?(?(n)\\k<n>)");
    // Not every engine that runs this test supports groups with the same name.
    const twice = readJavaScript("(?<n>a)|(?<n>b)", "");
    const refused = DIALECTS.filter((dialect) => {
      try {
        return !translate(twice, dialect);
      } catch (error) {
        return error instanceof Unavailable && error.message === "groups with the same name";
      }
    });
    expect(refused.map(({ language }) => language)).toEqual(["Python", "Java", "Go", "PHP", "Rust"]);
  });

  it("limits flag i to ASCII if the pattern is ASCII and the language can do so", () => {
    const all = code("kiss", { flags: "gi" });
    expect(all.Python).toContain('r"kiss", re.IGNORECASE | re.ASCII)');
    expect(all.Java).toContain('"kiss", Pattern.CASE_INSENSITIVE)');
    expect(code("é", { flags: "gi" }).Python).toContain('r"é", re.IGNORECASE)');
    expect(code("é", { flags: "gi" }).Java).toContain("Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)");
    expect(code("a", { flags: "giu" }).Java).toContain("Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)");
  });

  it("turns RE2 into JavaScript", () => {
    const pattern = "(?i)(?P<n>[[:alpha:]]+)\\Q.\\E\\z";
    const rows = codeRows(readRe2(pattern, "g"), { mode: "match", pattern, flags: "g", replacement: "" });
    expect(rows[0]?.code).toContain("const pattern = /(?<n>[A-Za-z]+)\\.(?![^])/giu;");
    expect(rows[4]?.code).toContain("(?i)(?P<n>[A-Za-z]+)\\.\\z");
    const signs = "(?m)^\\s.$";
    const [own, , , , go] = codeRows(readRe2(signs, "g"), {
      mode: "match",
      pattern: signs,
      flags: "g",
      replacement: "",
    });
    expect(own?.code).toContain("/(?<![^\\n])[\\t\\n\\f\\r ][^\\n](?![^\\n])/gu;");
    expect(go?.code).toContain("`(?m)^\\s.$`");
  });
});
