import { defineConfig, type Plugin } from "vite";
import { define, pageModule, plugins, worker } from "./scripts/vite-shared.mjs";

/** The development server: `npm run dev`. Builds are in scripts/build.mjs. */
export default defineConfig({ plugins: [...plugins(), prerenderedPages()], define, worker });

/** Serves prerendered HTML that the script takes over, as in the built site, to show mismatches early. */
function prerenderedPages(): Plugin {
  return {
    name: "prerendered-pages",
    async transformIndexHtml(html, { server, originalUrl = "/" }) {
      if (!server) return html;
      const { pathname } = new URL(originalUrl, "http://localhost");
      const { renderPage } = (await server.ssrLoadModule(
        "/src/site/prerender.tsx",
      )) as typeof import("./src/site/prerender");
      const { page, html: content, source } = await renderPage(pathname.replace(/(.)\/+$/, "$1"));
      const module = source && (page.kind === "calculator" ? `/@id/__x00__${pageModule(source)}` : `/${source}`);
      const scripts = JSON.stringify({ files: ["/src/site/main.tsx"], page, module });
      return html
        .replace(/(id="scripts">)[^<]*/, (_, tag) => tag + scripts.replaceAll("<", "\\u003c"))
        .replace('<div id="root">', (tag) => tag + content);
    },
  };
}
