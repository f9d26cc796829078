/**
 * Workers as entries of the same build as the pages: what both use, such as the engines of regular expressions, is
 * one file. Vite by itself builds each worker apart, with copies of everything.
 */
import { basename } from "node:path";

const ADDRESS = "?worker&url";

/** A plugin for `import address from "./name.worker.ts?worker&url"`, and what the build must know of workers. */
export function workerFiles() {
  const files = new Set();
  let loaded = new Set();
  const plugin = {
    name: "worker-files",
    enforce: "pre",
    async resolveId(id, importer) {
      if (!id.endsWith(ADDRESS)) return null;
      const found = await this.resolve(id.slice(0, -ADDRESS.length), importer);
      return found && `\0${found.id}${ADDRESS}`;
    },
    load(id, { ssr = false } = {}) {
      if (!id.startsWith("\0") || !id.endsWith(ADDRESS)) return null;
      if (ssr) return 'export default "";';
      const file = id.slice(1, -ADDRESS.length);
      files.add(file);
      const reference = this.emitFile({ type: "chunk", id: file, name: basename(file, ".ts") });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
    generateBundle(_, bundle) {
      const isWorker = ({ facadeModuleId }) => files.has(facadeModuleId);
      loaded = filesLoadedBy(Object.values(bundle).filter(isWorker), bundle);
    },
  };
  return {
    plugin,
    /** Source files of the workers. */
    files: () => [...files],
    /** Vite fetches the imports of a file ahead by elements of the page; workers have no page. */
    preloads: (_, files, { hostId }) => (loaded.has(hostId) ? [] : files),
  };
}

/** Names of all files that these import, at once or later. */
function filesLoadedBy(chunks, bundle) {
  const found = new Set();
  const open = [...chunks];
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    if (found.has(chunk.fileName)) continue;
    found.add(chunk.fileName);
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) if (bundle[name]) open.push(bundle[name]);
  }
  return found;
}
