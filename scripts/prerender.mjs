/** Writes every page as HTML, and what goes with a site: site map, robots, manifest, headers. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { caddyHeaders, siteHeaders, stylePolicy } from "./headers.mjs";
import { offlineFiles } from "./offline-files.mjs";
import { root } from "./setup.mjs";
import { isUsedIn } from "./used-styles.mjs";
import { pageModule } from "./vite-shared.mjs";

const dist = join(root, "dist");

/**
 * @param startScript the code that is in every page
 * @returns what the service worker holds for all pages
 */
export async function prerender(startScript) {
  const { renderPage, allPaths, toolAddresses, NOT_FOUND_PATH, RATE_ADDRESSES, site } = await import(
    pathToFileURL(join(root, "dist-ssr/prerender.js")).href
  );
  const manifest = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8"));
  const styles = new Map();

  function styleText(file) {
    if (!styles.has(file)) styles.set(file, readFileSync(join(dist, file), "utf8").trim());
    return styles.get(file);
  }

  /** The style sheets in the HTML, in one element, and the policy that lets in this one and no other. */
  function inlineStyles(texts) {
    const text = texts.join("\n");
    return `<meta http-equiv="Content-Security-Policy" content="${stylePolicy(policySource(text))}"><style>${text}</style>`;
  }

  function built(source) {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`${source} was not built`);
    return chunk;
  }

  /** The file with the page of a calculator; modules made by the build have no source to be named by. */
  function builtPage(folder) {
    return built(Object.keys(manifest).find((key) => key.endsWith(pageModule(folder))) ?? folder);
  }

  const siteStyle = styleText(built("src/site/styles/site.css").file);
  const main = built("src/site/main.tsx");
  const early = built("src/site/calculator/early-answer.ts");
  const react = Object.values(manifest).find(({ name }) => name === "react");
  const start = `<script>${startScript}</script>`;

  /** These chunks, preceded by everything they import. */
  function withImports(chunks) {
    const found = new Set();
    const visit = (chunk) => {
      if (found.has(chunk)) return;
      for (const key of chunk.imports ?? []) visit(manifest[key]);
      found.add(chunk);
    };
    chunks.forEach(visit);
    return [...found];
  }

  /** Files of style sheets that come with these chunks, or with what they import. */
  function stylesOf(chunks) {
    return withImports(chunks).flatMap((chunk) => chunk.css ?? []);
  }

  /** Parts whose scripts follow a page later, although its HTML may show them. */
  function laterParts(chunks) {
    return withImports(chunks).flatMap((chunk) => (chunk.dynamicImports ?? []).map((key) => manifest[key]));
  }

  function document({ page, html, source, answersEarly }) {
    const url = site.url + (page.path === "/" ? "/" : page.path);
    const chunk = source && (page.kind === "calculator" ? builtPage(source) : built(source));
    const answersBeforeReact = answersEarly && !withImports([chunk]).includes(react);
    const loaded = withImports(chunk ? [main, chunk] : [main]);
    // Running text has no script of its own, but styles.
    const styled = page.kind === "text" ? [...loaded, built("src/site/pages/TextPage.tsx")] : loaded;
    const shownLater = stylesOf(laterParts(styled)).filter((file) =>
      isUsedIn(html, styleText(file), siteStyle),
    );
    const viewStyles = [...new Set([...stylesOf(styled), ...shownLater])].map(styleText);
    const known = page.kind !== "not-found";
    return [
      "<!doctype html>",
      '<html lang="en">',
      "<head>",
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      `<title>${escapeHtml(page.title)}</title>`,
      `<meta name="description" content="${escapeHtml(page.description)}">`,
      known ? `<link rel="canonical" href="${url}">` : '<meta name="robots" content="noindex">',
      `<meta property="og:title" content="${escapeHtml(page.title)}">`,
      `<meta property="og:description" content="${escapeHtml(page.description)}">`,
      '<meta property="og:type" content="website">',
      known ? `<meta property="og:url" content="${url}">` : "",
      `<meta property="og:site_name" content="${site.name}">`,
      `<meta property="og:image" content="${site.url}/icon-512.png">`,
      '<meta name="twitter:card" content="summary">',
      '<meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme:light)">',
      '<meta name="theme-color" content="#14161a" media="(prefers-color-scheme:dark)">',
      '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
      '<link rel="apple-touch-icon" href="/icon-180.png">',
      '<link rel="manifest" href="/manifest.webmanifest">',
      inlineStyles([siteStyle, ...viewStyles]),
      scripts(loaded, page, chunk, answersBeforeReact),
      start,
      known ? `<script type="application/ld+json">${json(structuredData(page, url, site))}</script>` : "",
      "</head>",
      `<body><div id="root">${html}</div>`,
      "</body></html>",
    ].join("");
  }

  function scripts(files, page, chunk, answersBeforeReact) {
    const addressOf = ({ file }) => `/${file}`;
    const answers = withImports([early]).filter(
      (one) => !files.includes(one) && (answersBeforeReact || one !== early),
    );
    const said = {
      main: addressOf(main),
      files: files.map(addressOf),
      ...(page?.kind === "calculator" && { answers: answers.map(addressOf) }),
      ...(answersBeforeReact && { early: addressOf(early) }),
      page: page && inHtml(page),
      ...(chunk && { module: addressOf(chunk) }),
    };
    return `<script type="application/json" id="scripts">${json(said)}</script>`;
  }

  /** What the service worker gives out offline for a page it has no copy of: the script draws it. */
  function shell() {
    return [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      `<title>${site.name}</title><link rel="icon" href="/icon.svg" type="image/svg+xml">`,
      inlineStyles([siteStyle]),
      `${scripts([main], null)}${start}</head>`,
      '<body><div id="root"></div></body></html>',
    ].join("");
  }

  const paths = await allPaths();
  const folders = new Map();
  for (const path of paths) {
    const rendered = await renderPage(path);
    if (rendered.page.kind === "calculator") folders.set(path, rendered.source.replace(/\/tools\/.*/, ""));
    const html = document(rendered);
    refuseStyleAttributes(html, path);
    write(path === "/" ? "index.html" : `${path.slice(1)}.html`, html);
  }
  write("404.html", document(await renderPage(NOT_FOUND_PATH)));
  write("shell.html", shell());
  write("sitemap.xml", siteMap([...paths, ...(await toolAddresses())], site.url));
  write("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`);
  write("manifest.webmanifest", JSON.stringify(webManifest(site)));
  writeHeaders(siteHeaders(site, policySource(startScript), Object.values(RATE_ADDRESSES)));
  rmSync(join(dist, "manifest.json"));
  const { frame, list } = offlineFiles(manifest, folders, dist);
  write("offline.json", JSON.stringify(list));
  return frame;
}

/** What the content security policy calls a text that may run, or style. */
function policySource(text) {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** For the server of this project, for static hosts that read `_headers`, and for Caddy. */
function writeHeaders(headers) {
  const { all, documents } = headers;
  writeFileSync(join(root, "dist-ssr/headers.json"), JSON.stringify(headers));
  write("headers.caddy", caddyHeaders(headers));
  // Rules for all paths: such hosts know no pattern for pages only.
  const lines = Object.entries({ ...all, ...documents }).map(([name, value]) => `  ${name}: ${value}`);
  write(
    "_headers",
    `/*\n${lines.join("\n")}\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
  );
}

function write(name, text) {
  const file = join(dist, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function escapeHtml(text) {
  return text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]);
}

/** JSON that is safe inside a script element, whatever its strings contain. */
function json(value) {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** The content security policy allows none, so one would be without effect. */
function refuseStyleAttributes(html, path) {
  const found = /<[^>]+\sstyle="[^"]*"/.exec(html);
  if (found) throw new Error(`${path} has a style attribute: ${found[0].slice(0, 120)}`);
}

/** What scripts must know of a page that they find as HTML. */
function inHtml({ title, description, calculator, ...page }) {
  return calculator ? { ...page, calculator: { ...calculator, related: undefined } } : page;
}

function structuredData(page, url, site) {
  const website = { "@type": "WebSite", "@id": `${site.url}/#site`, name: site.name, url: `${site.url}/` };
  if (page.kind === "home")
    return { "@context": "https://schema.org", ...website, description: site.description };
  const name = page.title.replace(` | ${site.name}`, "");
  if (page.kind !== "calculator")
    return {
      "@context": "https://schema.org",
      "@type": "WebPage",
      name,
      description: page.description,
      url,
      isPartOf: website,
    };
  const { category } = page.calculator;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebApplication",
        name,
        description: page.calculator.purpose,
        url,
        applicationCategory: "UtilitiesApplication",
        operatingSystem: "Any",
        offers: { "@type": "Offer", price: 0, priceCurrency: "USD" },
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: site.name, item: `${site.url}/` },
          { "@type": "ListItem", position: 2, name: category.name, item: site.url + category.path },
          { "@type": "ListItem", position: 3, name, item: url },
        ],
      },
    ],
  };
}

function siteMap(paths, url) {
  const entries = paths.map((path) => `<url><loc>${url}${path}</loc></url>`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>\n`;
}

function webManifest(site) {
  return {
    name: site.name,
    short_name: site.name,
    description: site.description,
    start_url: "/",
    display: "standalone",
    background_color: "#fbfaf6",
    theme_color: "#fbfaf6",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
