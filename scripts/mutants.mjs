/**
 * `npm run mutants`: changes the meaning of one expression at a time, runs the tests nearest to it, and prints the
 * mutants that no test catches. It fails if these are more than one in ten. The checkout is not touched: the mutants are made in a copy.
 *
 *     npm run mutants -- --count 100 --seed 1
 *     npm run mutants -- --count 20 --from 41 --seed 1     the third fifth of the same
 *     npm run mutants -- src/core/solve.ts
 */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { parseArgs } from "node:util";
import { parseSync } from "vite";
import { root, setup } from "./setup.mjs";

/** The folders that share the mutants evenly. */
const FOLDERS = [
  "src/core",
  "src/reading",
  "src/ask",
  "src/math",
  "src/fieldsets",
  "src/calculators",
  "src/cli",
  "src/site",
];

/** Milliseconds for the tests of one mutant. One that never ends is caught. */
const TIME_LIMIT = 300_000;

/** What each operator becomes. */
const OPERATORS = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
  "&&": "||",
  "||": "&&",
  "??": "&&",
};

/** What each method becomes. */
const METHODS = {
  max: "min",
  min: "max",
  floor: "ceil",
  ceil: "floor",
  some: "every",
  every: "some",
  add: "subtract",
  subtract: "add",
  multiply: "divide",
  divide: "multiply",
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: "string", default: "100" },
    from: { type: "string", default: "1" },
    seed: { type: "string", default: "1" },
  },
});

/** Park and Miller's generator: the same mutants for the same seed. */
let state = Number(values.seed) % 2147483647 || 1;
function randomBelow(count) {
  state = (state * 48271) % 2147483647;
  return state % count;
}

/** Every change that can be made to a file: where, and the text that replaces what is there. */
function mutationsOf(path) {
  const text = readFileSync(join(root, path), "utf8");
  const found = [];
  const add = (start, end, replacement) => found.push({ path, start, end, replacement });
  const visit = (node) => {
    if (Array.isArray(node)) {
      for (const one of node) visit(one);
      return;
    }
    if (typeof node !== "object" || node === null) return;
    // Types have no meaning at run time.
    if (typeof node.type !== "string" || /^TS(?!As|NonNull|Satisfies)/.test(node.type)) return;
    if (node.type === "ImportDeclaration" || node.type === "JSXAttribute") return;
    if (
      (node.type === "BinaryExpression" || node.type === "LogicalExpression") &&
      Object.hasOwn(OPERATORS, node.operator)
    ) {
      const isText = [node.left, node.right].some(
        ({ type, value }) => type === "TemplateLiteral" || typeof value === "string",
      );
      const at = text.indexOf(node.operator, node.left.end);
      if (at >= 0 && at < node.right.start && !(node.operator === "+" && isText))
        add(at, at + node.operator.length, OPERATORS[node.operator]);
    } else if (node.type === "UnaryExpression" && node.operator === "!") add(node.start, node.start + 1, "");
    else if (node.type === "ConditionalExpression") {
      const { test } = node;
      add(test.start, test.end, `!(${text.slice(test.start, test.end)})`);
    } else if (node.type === "IfStatement") add(node.test.start, node.test.end, "false");
    else if (node.type === "Literal" && typeof node.value === "number") add(node.start, node.end, `${node.value + 1}`);
    else if (node.type === "Literal" && typeof node.value === "boolean") add(node.start, node.end, `${!node.value}`);
    else if (node.type === "CallExpression" && node.callee.type === "MemberExpression") {
      const { property } = node.callee;
      if (Object.hasOwn(METHODS, property.name ?? "")) add(property.start, property.end, METHODS[property.name]);
    }
    for (const value of Object.values(node)) visit(value);
  };
  visit(parseSync(path, text).program.body);
  return found;
}

function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter(
      (path) => /\.tsx?$/.test(path) && !/\.test\.|testing|\.d\.ts$|solve-round-trip|arbitrary-inputs/.test(path),
    );
}

/** Takes mutants at random: any file of the folder, then any change in it. */
function choose() {
  const groups = positionals.length > 0 ? positionals.map((path) => [path]) : FOLDERS.map(filesIn);
  const chosen = new Map();
  const skipped = Number(values.from) - 1;
  const last = skipped + Number(values.count);
  for (let i = 0; chosen.size < last && i < 50 * last; i++) {
    const files = groups[i % groups.length];
    const possible = mutationsOf(files[randomBelow(files.length)]);
    if (possible.length === 0) continue;
    const mutant = possible[randomBelow(possible.length)];
    chosen.set(`${mutant.path}:${mutant.start}:${mutant.replacement}`, mutant);
  }
  return [...chosen.values()].slice(skipped);
}

const SOURCES = readdirSync(join(root, "src"), { recursive: true })
  .map((name) => join("src", String(name)))
  .filter((path) => /\.tsx?$/.test(path));

/** The files that import a file directly. */
function importersOf(path) {
  const name = basename(path).replace(/\.tsx?$/, "");
  const mentions = new RegExp(`["(][./][^"]*/${name}(?:\\.tsx?)?(?:\\?[^"]*)?"`);
  return SOURCES.filter((other) => {
    const text = readFileSync(join(root, other), "utf8");
    if (!mentions.test(text)) return false;
    return [...text.matchAll(/["(]"?(\.{1,2}\/[^"?]+)/g)].some(
      ([, to]) => join(dirname(other), to).replace(/\.tsx?$/, "") === path.replace(/\.tsx?$/, ""),
    );
  });
}

/** Groups of tests, nearest first: each group runs only if those before it caught nothing. */
function testsFor(path) {
  const calculator = /^src\/calculators\/([^/]+\/[^/]+)\//.exec(path)?.[1];
  const own = path.replace(/\.tsx?$/, ".test");
  const ownTests = [`${own}.ts`, `${own}.tsx`].filter((one) => existsSync(join(root, one)));
  const importers = importersOf(path);
  const importing = importers.filter((one) => /\.test\./.test(one));
  // A calculator's tests are in its folder; for shared code, those of the first calculators that use it.
  const users = [...new Set(importers.flatMap((one) => /^src\/calculators\/[^/]+\/[^/]+\//.exec(one)?.[0] ?? []))];
  const groups = [{ tests: ownTests }, { tests: importing.filter((one) => !ownTests.includes(one)) }];
  if (calculator) {
    const views = existsSync(join(root, "src/calculators", calculator, "tools"))
      ? "src/site/tools.test.tsx"
      : "src/site/views.test.tsx";
    groups.push({ tests: [`src/calculators/${calculator}/`] });
    groups.push({
      tests: ["src/calculators/accuracy.test.ts", "src/calculators/catalog.test.ts", views],
      only: calculator,
    });
  } else {
    // One at a time: many tests at once may take longer than the time limit, which counts as caught.
    const folders = new Set([path, ...importers].map((one) => `${dirname(one)}/`));
    for (const folder of [...[...folders].slice(0, 3), ...users.slice(0, 3)]) groups.push({ tests: [folder] });
  }
  return groups.filter(({ tests }) => tests.length > 0);
}

/**
 * Tests that measure time are left out, because they may fail on a busy machine without a mutant. What has been
 * compiled once is kept: most of a short run would be compiling.
 */
const VITEST = [
  ...["--no-install", "vitest", "run", "--project", "together", "--passWithNoTests", "--bail", "1"],
  ...["--experimental.fsModuleCache", "--experimental.fsModuleCachePath=.compiled"],
];

function passes(copy, tests, only) {
  const { status } = spawnSync("npx", [...VITEST, ...tests], {
    cwd: copy,
    stdio: "ignore",
    timeout: TIME_LIMIT,
    env: { ...process.env, ...(only && { ONLY_CALCULATOR: only }) },
  });
  return status === 0;
}

function isCaught(copy, { path }) {
  return testsFor(path).some(({ tests, only }) => !passes(copy, tests, only));
}

setup();
const copy = mkdtempSync(join(tmpdir(), "mutants-"));
const survivors = [];
try {
  for (const name of readdirSync(root))
    if (!["node_modules", ".git", "dist", "test-results"].includes(name))
      cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  // Otherwise every mutant would seem to be caught.
  if (!passes(copy, ["src/core/listed.test.ts"])) throw new Error("The tests do not run.");
  const mutants = choose();
  for (const [i, mutant] of mutants.entries()) {
    const { path, start, end, replacement } = mutant;
    const text = readFileSync(join(root, path), "utf8");
    writeFileSync(join(copy, path), text.slice(0, start) + replacement + text.slice(end));
    const caught = isCaught(copy, mutant);
    writeFileSync(join(copy, path), text);
    const line = text.slice(0, start).split("\n").length;
    const place = `${relative(root, join(root, path))}:${line}`;
    const change = `${text.slice(start, end)} → ${replacement || "nothing"}`.replace(/\s+/g, " ");
    if (!caught) survivors.push(`${place}  ${change}\n    ${text.split("\n")[line - 1].trim()}`);
    console.info(`${i + 1}/${mutants.length}  ${caught ? "caught" : "SURVIVED"}  ${place}  ${change}`);
  }
  console.info(`\n${mutants.length - survivors.length} of ${mutants.length} mutants caught.`);
  process.exitCode = survivors.length > mutants.length / 10 ? 1 : 0;
  if (survivors.length > 0) console.info(`Survivors:\n${survivors.join("\n")}`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
