/**
 * `node scripts/visits.mjs`: what a million visits to the built site transfer and cost, from the sizes of its files.
 * `--write` puts the tables into docs/publishing.md, `--check` fails if those differ from the built site by more than a
 * tenth.
 */
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup.mjs";

const VISITS = 1_000_000;

/** A response's status line, date, type, length and the like, as HTTP/1.1 sends them. */
const HEADER_BYTES = 300;

/** Files that a browser fetches with a visitor's first page, besides what the page names. */
const WITH_EVERY_SITE = ["icon.svg", "manifest.webmanifest"];

/**
 * Prices in US dollars: of a gigabyte (10⁹ bytes), and of ten thousand requests. `free` of both is given away each
 * month. As on the pages named, in `AS_OF`.
 */
const AS_OF = "November 2026";
const PRICES = [
  {
    host: "Cloudflare Pages",
    source: "https://developers.cloudflare.com/pages/functions/pricing/",
    terms: "static requests are free and unlimited",
    cost: () => 0,
  },
  {
    host: "GitHub Pages",
    source: "https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits",
    terms: "free, with a soft limit of 100 GB a month",
    cost: ({ gigabytes }) => (gigabytes <= 100 ? 0 : null),
  },
  {
    host: "Netlify",
    source:
      "https://docs.netlify.com/manage/accounts-and-billing/billing/billing-for-credit-based-plans/how-credits-work/",
    terms: "20 credits a gigabyte, 2 for 10,000 requests; 300 a month are free, 500 more are $5",
    cost: ({ gigabytes, requests }) =>
      Math.max(0, Math.ceil((20 * gigabytes + (2 * requests) / 10_000 - 300) / 500)) * 5,
  },
  {
    host: "Amazon CloudFront, pay as you go",
    source: "https://aws.amazon.com/cloudfront/pricing/",
    terms:
      "1 TB and 10,000,000 requests a month are free; then, in North America, $0.085 a gigabyte and $0.01 for 10,000",
    cost: ({ gigabytes, requests }) =>
      Math.max(0, gigabytes - 1000) * 0.085 + (Math.max(0, requests - 10_000_000) / 10_000) * 0.01,
  },
];

const dist = join(root, "dist");
const docs = join(root, "docs/publishing.md");

/** Bytes of a file as it is sent to a browser that understands Brotli. */
function sentBytes(name) {
  const file = join(dist, name);
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

/** Bytes and number of these responses. */
function transfer(names, documentHeaders) {
  const bytes = names.map(
    (name) => sentBytes(name) + HEADER_BYTES + (/\.html$|^sw\.js$/.test(name) ? documentHeaders : 0),
  );
  return { bytes: bytes.reduce((sum, one) => sum + one, 0), requests: names.length };
}

/** What visits to a page transfer. */
function visitsTo(page, list, frame, documentHeaders) {
  const html = readFileSync(join(dist, `${page}.html`), "utf8");
  const { files } = JSON.parse(/<script type="application\/json" id="scripts">(.*?)<\/script>/s.exec(html)[1]);
  const atOnce = [`${page}.html`, ...files.map((address) => address.slice(1)), ...WITH_EVERY_SITE];
  const later = (list.pages[`/${page}`] ?? []).map((place) => list.files[place][0].slice(1));
  const everything = [...new Set([...atOnce, ...frame, ...later, "sw.js", "shell.html", "offline.json"])];
  const of = (names) => transfer(names, documentHeaders);
  return { again: of([`${page}.html`]), read: of(atOnce), used: of(everything) };
}

function measured() {
  const { all, documents } = JSON.parse(readFileSync(join(root, "dist-ssr/headers.json"), "utf8"));
  const documentHeaders = Object.entries({ ...all, ...documents }).join("\r\n").length;
  const list = JSON.parse(readFileSync(join(dist, "offline.json"), "utf8"));
  const frame = readFileSync(join(dist, "sw.js"), "utf8").match(/assets\/[\w.-]+\.(?:js|css)/g);
  const pages = Object.keys(list.pages).map((path) => path.slice(1));
  const visits = new Map(pages.map((page) => [page, visitsTo(page, list, frame, documentHeaders)]));
  const mean = (kind) => {
    const sum = (unit) => [...visits.values()].reduce((total, one) => total + one[kind][unit], 0) / visits.size;
    return { bytes: sum("bytes"), requests: sum("requests") };
  };
  return {
    "Percentage calculator": visits.get("percentage-calculator"),
    "Mortgage calculator": visits.get("mortgage-calculator"),
    "Mean of all calculators": { again: mean("again"), read: mean("read"), used: mean("used") },
  };
}

const KINDS = {
  again: "Again: all but the page is in the browser’s cache",
  read: "First, to read the answer",
  used: "First, and everything is fetched that the page may still need, also without a connection",
};

/** What a million visits are made of. */
const MIXES = {
  "all again": { again: 1 },
  "all first, to read": { read: 1 },
  "half again, half first with everything": { again: 0.5, used: 0.5 },
  "all first with everything": { used: 1 },
};

const table = (head, rows) =>
  [head, head.map((_, column) => (column === 0 ? "---" : "---:")), ...rows]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");

const rounded = (value) => Math.round(value).toLocaleString("en-US");

function tables() {
  const visits = measured();
  const size = ({ bytes, requests }) => `${rounded(bytes / 1000)} KB in ${rounded(requests)}`;
  const mean = visits["Mean of all calculators"];
  const total = (mix, unit) =>
    Object.entries(mix).reduce((sum, [kind, share]) => sum + share * mean[kind][unit] * VISITS, 0);
  const costs = Object.entries(MIXES).map(([name, mix]) => {
    const sent = { gigabytes: total(mix, "bytes") / 1e9, requests: total(mix, "requests") };
    const dollars = PRICES.map(({ cost }) => cost(sent)).map((one) => (one === null ? "too much" : `$${rounded(one)}`));
    return [name, `${rounded(sent.gigabytes)} GB`, `${rounded(sent.requests / 1e6)} million`, ...dollars];
  });
  return [
    table(
      ["Visit: bytes in requests", ...Object.keys(visits)],
      [...Object.entries(KINDS).map(([kind, name]) => [name, ...Object.values(visits).map((one) => size(one[kind]))])],
    ),
    table(["A million visits", "Transferred", "Requests", ...PRICES.map(({ host }) => host)], costs),
    PRICES.map(({ host, source, terms }) => `- [${host}](${source}): ${terms}.`).join("\n"),
    `Prices as of ${AS_OF}; hosts change them.`,
  ].join("\n\n");
}

/** The measured part of the page. */
const PART = /(?<=<!-- written by scripts\/visits\.mjs -->\n).*(?=<!-- end -->)/s;

/** Whether two texts differ in words, or in a number by more than a tenth. */
function differs(a, b) {
  const split = (text) => [
    text.replace(/[\d,]+/g, "0"),
    (text.match(/\d[\d,]*/g) ?? []).map((one) => Number(one.replaceAll(",", ""))),
  ];
  const [words, numbers] = split(a);
  const [otherWords, others] = split(b);
  return words !== otherWords || numbers.some((one, i) => Math.abs(one - others[i]) > Math.max(1, others[i] / 10));
}

const text = tables();
const page = readFileSync(docs, "utf8");
if (process.argv.includes("--write"))
  writeFileSync(
    docs,
    page.replace(PART, () => `\n${text}\n\n`),
  );
else if (!process.argv.includes("--check")) console.log(text);
else if (differs(PART.exec(page)[0].trim(), text)) {
  console.error(`docs/publishing.md is no longer right: run node scripts/visits.mjs --write. Now:\n${text}`);
  process.exitCode = 1;
}
