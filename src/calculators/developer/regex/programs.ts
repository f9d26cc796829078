/** Writes a few lines of code around a pattern in each language. */
import type { Program } from "./code";
import type { ReplacementPart } from "./replacement";
import { Unavailable } from "./translate";

export const PROGRAMS: Readonly<Record<string, (program: Program) => string>> = {
  JavaScript: javaScript,
  Python: python,
  Java: java,
  "C#": cSharp,
  Go: go,
  PHP: php,
  Ruby: ruby,
  Rust: rust,
};

/**
 * A replacement in the syntax of a language.
 *
 * @throws Unavailable if the language has no syntax for a part of it
 */
function replacementIn(
  { replacement, nameOf, numbersOf }: Program,
  signs: {
    readonly text: (text: string) => string;
    readonly match: string;
    readonly group: (number: number) => string;
    readonly name: (name: string, numbers: readonly number[]) => string;
    readonly before?: string;
    readonly after?: string;
  },
): string {
  const one = (part: ReplacementPart): string => {
    switch (part.kind) {
      case "text":
        return signs.text(part.text);
      case "match":
        return signs.match;
      case "group":
        return signs.group(part.number);
      case "name": {
        const numbers = numbersOf(part.name);
        // A name that is not in the pattern is replaced with the empty string.
        return numbers.length === 0 ? "" : signs.name(nameOf(part.name), numbers);
      }
      default: {
        const sign = signs[part.kind];
        if (sign === undefined) throw new Unavailable(`the text ${part.kind} the match in a replacement`);
        return sign;
      }
    }
  };
  return replacement.map(one).join("");
}

const has = (program: Program, flag: string) => program.flags.includes(flag);

/** A string with the escapes that most languages share. */
function quoted(text: string): string {
  return JSON.stringify(text).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}

function javaScript(program: Program): string {
  const { mode, source, flags, all, replacement } = program;
  const sameFlags = [...new Set(flags)].sort().join("");
  const pattern = `const pattern = /${source.replace(/(?<=(?:^|[^\\])(?:\\\\)*)\//g, "\\/")}/${sameFlags};`;
  const text = replacement
    .map((part) =>
      part.kind === "text"
        ? part.text.replaceAll("$", "$$$$")
        : part.kind === "group"
          ? `$${part.number}`
          : part.kind === "name"
            ? `$<${part.name}>`
            : { match: "$&", before: "$`", after: "$'" }[part.kind],
    )
    .join("");
  const use = {
    match: all
      ? "for (const match of text.matchAll(pattern)) {\n  console.log(match.index, match[0]);\n}"
      : "const match = pattern.exec(text);",
    replace: `const result = text.replace(pattern, ${quoted(text)});`,
    split: "const parts = text.split(pattern);",
  }[mode];
  return `${pattern}\n${use}`;
}

function python(program: Program): string {
  const { mode, source, all } = program;
  const flags = [
    ...(has(program, "i") ? ["re.IGNORECASE"] : []),
    ...(program.asciiFolding ? ["re.ASCII"] : []),
    ...(has(program, "m") ? ["re.MULTILINE"] : []),
    ...(has(program, "s") ? ["re.DOTALL"] : []),
  ].join(" | ");
  const raw = `r"${source.replaceAll('"', '\\"')}"`;
  const text = replacementIn(program, {
    text: (one) => one.replaceAll("\\", "\\\\"),
    match: "\\g<0>",
    group: (number) => `\\g<${number}>`,
    name: (name) => `\\g<${name}>`,
  });
  const use = {
    match: all
      ? "for match in pattern.finditer(text):\n    print(match.start(), match.group())"
      : "match = pattern.search(text)",
    replace: `result = pattern.sub(${quoted(text)}, text${all ? "" : ", count=1"})`,
    split: "parts = pattern.split(text)",
  }[mode];
  return `import re\n\npattern = re.compile(${raw}${flags && `, ${flags}`})\n${use}`;
}

function java(program: Program): string {
  const { mode, source, all } = program;
  const flags = [
    ...(has(program, "i") ? ["Pattern.CASE_INSENSITIVE"] : []),
    ...(has(program, "i") && !program.asciiFolding ? ["Pattern.UNICODE_CASE"] : []),
    ...(has(program, "m") ? ["Pattern.MULTILINE"] : []),
    ...(has(program, "s") ? ["Pattern.DOTALL"] : []),
  ].join(" | ");
  const text = replacementIn(program, {
    // A digit that follows a group number must not become part of it.
    text: (one) => one.replace(/[\\$]|^\d/g, "\\$&"),
    match: "$0",
    group: (number) => `$${number}`,
    name: (name) => `\${${name}}`,
  });
  const use = {
    match: `Matcher matcher = pattern.matcher(text);\n${all ? "while" : "if"} (matcher.find()) {\n    System.out.println(matcher.start() + " " + matcher.group());\n}`,
    replace: `String result = pattern.matcher(text).replace${all ? "All" : "First"}(${quoted(text)});`,
    split: "String[] parts = pattern.split(text, -1);",
  }[mode];
  const imports = mode === "match" ? "import java.util.regex.Matcher;\n" : "";
  return `${imports}import java.util.regex.Pattern;\n\nPattern pattern = Pattern.compile(${quoted(source)}${flags && `, ${flags}`});\n${use}`;
}

function cSharp(program: Program): string {
  const { mode, source, all } = program;
  const flags = [
    ...(has(program, "i") ? ["RegexOptions.IgnoreCase"] : []),
    ...(has(program, "i") ? ["RegexOptions.CultureInvariant"] : []),
    ...(has(program, "m") ? ["RegexOptions.Multiline"] : []),
    ...(has(program, "s") ? ["RegexOptions.Singleline"] : []),
  ].join(" | ");
  const verbatim = (text: string) => `@"${text.replaceAll('"', '""')}"`;
  const text = replacementIn(program, {
    text: (one) => one.replaceAll("$", "$$$$"),
    match: "$&",
    group: (number) => `\${${number}}`,
    name: (name) => `\${${name}}`,
    before: "$`",
    after: "$'",
  });
  const use = {
    match: all
      ? 'foreach (Match match in pattern.Matches(text))\n    Console.WriteLine($"{match.Index} {match.Value}");'
      : "Match match = pattern.Match(text);",
    replace: `string result = pattern.Replace(text, ${verbatim(text)}${all ? "" : ", 1"});`,
    split: "string[] parts = pattern.Split(text);",
  }[mode];
  return `using System.Text.RegularExpressions;\n\nvar pattern = new Regex(${verbatim(source)}${flags && `, ${flags}`});\n${use}`;
}

/** Inline flags for engines without an options argument: `(?im)`. */
function inlineFlags(program: Program): string {
  const flags = ["i", "m", "s"].filter((flag) => has(program, flag)).join("");
  return flags && `(?${flags})`;
}

function go(program: Program): string {
  const { mode, all } = program;
  const source = inlineFlags(program) + program.source;
  const literal = source.includes("`") ? quoted(source) : `\`${source}\``;
  const text = replacementIn(program, {
    text: (one) => one.replaceAll("$", "$$$$"),
    match: `\${0}`,
    group: (number) => `\${${number}}`,
    name: (name) => `\${${name}}`,
  });
  if (mode === "replace" && !all)
    return `pattern := regexp.MustCompile(${literal})\nresult := text\nif at := pattern.FindStringSubmatchIndex(text); at != nil {\n\tresult = text[:at[0]] + string(pattern.ExpandString(nil, ${quoted(text)}, text, at)) + text[at[1]:]\n}`;
  const use = {
    match: all
      ? "for _, at := range pattern.FindAllStringIndex(text, -1) {\n\tfmt.Println(at[0], text[at[0]:at[1]])\n}"
      : "match := pattern.FindStringSubmatch(text)",
    replace: `result := pattern.ReplaceAllString(text, ${quoted(text)})`,
    split: "parts := pattern.Split(text, -1)",
  }[mode];
  return `pattern := regexp.MustCompile(${literal})\n${use}`;
}

function php(program: Program): string {
  const { mode, source, all } = program;
  const single = (text: string) => `'${text.replace(/[\\']/g, "\\$&")}'`;
  const flags = `${["i", "m", "s"].filter((flag) => has(program, flag)).join("")}u`;
  const pattern = `$pattern = ${single(`/${source.replaceAll("/", "\\/")}/${flags}`)};`;
  const text = replacementIn(program, {
    text: (one) => one.replace(/[\\$]/g, "\\$&"),
    match: `\${0}`,
    group: (number) => `\${${number}}`,
    // PHP replacements refer to groups by number only.
    name: (_, numbers) => numbers.map((number) => `\${${number}}`).join(""),
  });
  const use = {
    match: all
      ? "preg_match_all($pattern, $text, $matches, PREG_SET_ORDER | PREG_OFFSET_CAPTURE);"
      : "preg_match($pattern, $text, $match, PREG_OFFSET_CAPTURE);",
    replace: `$result = preg_replace($pattern, ${single(text)}, $text${all ? "" : ", 1"});`,
    split: "$parts = preg_split($pattern, $text, -1, PREG_SPLIT_DELIM_CAPTURE);",
  }[mode];
  return `${pattern}\n${use}`;
}

function ruby(program: Program): string {
  const { mode, source, all } = program;
  const flags = `${has(program, "i") ? "i" : ""}${has(program, "s") ? "m" : ""}`;
  const literal = source.replaceAll("/", "\\/").replace(/#(?=[{$@])/g, "\\#");
  const text = replacementIn(program, {
    text: (one) => one.replaceAll("\\", "\\\\"),
    match: "\\0",
    group(number) {
      if (number > 9) throw new Unavailable("groups beyond 9 in a replacement");
      return `\\${number}`;
    },
    name: (name) => `\\k<${name}>`,
    before: "\\`",
    after: "\\'",
  });
  const single = `'${text.replace(/[\\']/g, "\\$&")}'`;
  const use = {
    match: all ? 'text.scan(pattern) { puts "#{$~.begin(0)} #{$~[0]}" }' : "match = pattern.match(text)",
    replace: `result = text.${all ? "gsub" : "sub"}(pattern, ${single})`,
    split: "parts = text.split(pattern, -1)",
  }[mode];
  return `pattern = /${literal}/${flags}\n${use}`;
}

function rust(program: Program): string {
  const { mode, all } = program;
  const source = inlineFlags(program) + program.source;
  let fence = "";
  while (source.includes(`"${fence}`)) fence += "#";
  const text = replacementIn(program, {
    text: (one) => one.replaceAll("$", "$$$$"),
    match: `\${0}`,
    group: (number) => `\${${number}}`,
    name: (name) => `\${${name}}`,
  });
  const use = {
    match: all
      ? 'for found in pattern.find_iter(text) {\n    println!("{} {}", found.start(), found.as_str());\n}'
      : "let found = pattern.captures(text);",
    replace: `let result = pattern.replace${all ? "_all" : ""}(text, ${rustString(text)});`,
    split: "let parts: Vec<&str> = pattern.split(text).collect();",
  }[mode];
  return `use regex::Regex;\n\nlet pattern = Regex::new(r${fence}"${source}"${fence}).unwrap();\n${use}`;
}

/** Rust writes the code of an escaped character in braces. */
function rustString(text: string): string {
  return quoted(text)
    .replace(/\\u([\da-f]{4})/gi, "\\u{$1}")
    .replaceAll("\\b", "\\x08")
    .replaceAll("\\f", "\\x0C");
}
