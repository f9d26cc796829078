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

/** The members of an interface, or of the rows of a list. */
function membersOf({ code }, indent = "  ") {
  const body = code.slice(code.indexOf("{\n") + 2, code.lastIndexOf("\n"));
  return commented(body, indent).map(({ comment, code }) => {
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
  return ["| Name | Type | Meaning |", "| --- | --- | --- |", ...memberRows(members)].join("\n");
}

/** A row for each member; the columns of a list of rows follow it. */
function memberRows(members, prefix = "") {
  return members.flatMap(({ name, type, comment }) => {
    const [text, fallback] = comment.split(/\n*@default /);
    const meaning = text.trim().replace(/\s*\n\s*/g, " ");
    const columns = type.startsWith("readonly {") ? membersOf({ code: type }, `  ${indentOf(type)}`) : [];
    const shown = columns.length > 0 ? "list of rows" : typeText(type);
    const usual = fallback ? ` Default \`${fallback.trim()}\`.` : "";
    return [
      `| \`${prefix}${name}\` | ${cell(shown)} | ${cell(meaning + usual)} |`,
      ...memberRows(columns, `${prefix}${name}.`),
    ];
  });
}

/** The indentation of the closing brace. */
function indentOf(type) {
  return /\n( *)\}\[\]$/.exec(type)[1];
}

/** Long lists of choices are shortened. */
function typeText(type) {
  const choices = type.split(" | ");
  const shown = choices.length > 12 ? `${choices.slice(0, 10).join(" | ")} | … (${choices.length} choices)` : type;
  return `\`${shown}\``;
}

function cell(text) {
  return text.replaceAll("|", "\\|");
}
