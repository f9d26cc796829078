/** API pages in Markdown, from the doc comments in type declarations. */

/** The page of all functions and shared types. @param texts the declarations of `reckoner` by module */
export function indexPage(texts, calculators) {
  return [
    "# Functions and types",
    ...Object.values(texts).flatMap((text) => exportsOf(text).map(declarationPart)),
    "## Calculators",
    ["| Calculator | ID | Entry |", "| --- | --- | --- |"]
      .concat(
        calculators.map(({ id, name, entry }) => `| [${name}](${entry}.md) | \`${id}\` | \`reckoner/${entry}\` |`),
      )
      .join("\n"),
    "",
  ].join("\n\n");
}

/** The page of one calculator. @param text its declarations */
export function calculatorPage(text, { id, name, entry, purpose }) {
  const [inputs, outputs] = ["Inputs", "Outputs"].map((name) =>
    membersOf(exportsOf(text).find(({ code }) => code.startsWith(`export interface ${name} `))),
  );
  return [
    `# ${name}`,
    purpose,
    `\`\`\`js\nimport { calculate, solve, describe } from "reckoner/${entry}";\n\`\`\``,
    `Its ID is \`${id}\`. [Functions and types](index.md)`,
    "## Inputs",
    memberTable(inputs),
    "## Outputs",
    memberTable(outputs),
    "",
  ].join("\n\n");
}

function exportsOf(text) {
  return commented(text, "").filter(({ code }) => code.startsWith("export "));
}

function membersOf({ code }) {
  const body = code.slice(code.indexOf("{\n") + 2, code.lastIndexOf("\n}"));
  return commented(body, "  ").map(({ comment, code }) => {
    const [, name, type] = /^readonly ("[^"]*"|[\w$]+)\??: ([\s\S]*);$/.exec(code);
    return { name, type, comment };
  });
}

/** Declarations and members that have a doc comment at this indentation, with the comment's text. */
function commented(text, indent) {
  const found = [];
  const lines = text.split("\n");
  for (let i = 0; i < lines.length; i++) {
    if (!lines[i].startsWith(`${indent}/**`)) continue;
    const from = i;
    while (!lines[i].endsWith("*/")) i++;
    const first = i + 1;
    do i++;
    while (!(lines[i].startsWith(indent) && /^(?:\}|\S.*[;}])$/.test(lines[i].slice(indent.length))));
    const code = lines.slice(first, i + 1).join("\n");
    found.push({ comment: commentText(lines.slice(from, first).join("\n")), code: code.trim() });
  }
  return found;
}

/** The text of a comment without its asterisks; tags stay on lines of their own. */
function commentText(comment) {
  return comment
    .split("\n")
    .map((line) => line.replace(/^\s*(?:\/\*\*|\*\/|\*) ?|\s*\*\/$/g, "").trimEnd())
    .join("\n")
    .trim();
}

function declarationPart({ comment, code }) {
  const [, kind, name] = /^export (?:declare )?(\w+) (\w+)/.exec(code);
  const [text, ...tags] = comment.split(/\n(?=@)/);
  const listed = tags.map((tag) => {
    const [, word, rest] = /^@(\w+)\s*([\s\S]*)$/.exec(tag);
    if (word === "example") return `\`\`\`js\n${rest.trim()}\n\`\`\``;
    const [, parameter, meaning] = word === "param" ? /^(\w+)\s+([\s\S]*)$/.exec(rest) : [null, word, rest];
    return word === "param" ? `- \`${parameter}\`: ${meaning.trim()}` : `- ${word}: ${meaning.trim()}`;
  });
  const [before, examples] = [
    listed.filter((one) => !one.startsWith("```")),
    listed.filter((one) => one.startsWith("```")),
  ];
  return [
    `## ${name}${kind === "function" ? "()" : ""}`,
    text.trim(),
    before.join("\n"),
    ...examples,
    `\`\`\`ts\n${code}\n\`\`\``,
  ]
    .filter(Boolean)
    .join("\n\n");
}

function memberTable(members) {
  const rows = members.map(({ name, type, comment }) => {
    const [text, fallback] = comment.split(/\n*@default /);
    const meaning = text.trim().replace(/\s*\n\s*/g, " ");
    return `| \`${name}\` | ${typeCell(type)} | ${cell(meaning)}${fallback ? ` Default \`${cell(fallback.trim())}\`.` : ""} |`;
  });
  return ["| Name | Type | Meaning |", "| --- | --- | --- |", ...rows].join("\n");
}

/** Long lists of choices are shortened; rows are listed with their columns. */
function typeCell(type) {
  const plain = type.replace(/\/\*\*[\s\S]*?\*\//g, "").replace(/\s+/g, " ");
  const choices = plain.split(" | ");
  const shown = choices.length > 12 ? `${choices.slice(0, 10).join(" | ")} | … (${choices.length} choices)` : plain;
  return `\`${cell(shown)}\``;
}

function cell(text) {
  return text.replaceAll("|", "\\|");
}
