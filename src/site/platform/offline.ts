/**
 * What pages keep for offline use: pages that were visited, with everything that they may still fetch, and
 * the whole site if it is installed or a visitor requests it. The service worker responds from these caches.
 */
import { isMetered } from "./connection";
import { CACHES, KEEPING } from "./offline-caches";
import { readStored, writeStored } from "./storage";

/** `/offline.json`, written by the build. */
interface OfflineList {
  /** Different for every release. */
  readonly release: string;
  /** Addresses of all files, and their compressed sizes in bytes. */
  readonly files: readonly (readonly [address: string, size: number])[];
  /** Indexes into `files` of what each page may fetch beyond what the service worker holds for all pages. */
  readonly pages: Readonly<Record<string, readonly number[]>>;
}

export interface WholeSite {
  /** Compressed size of everything, in bytes. */
  readonly size: number;
  /** Bytes that are already kept. */
  readonly kept: number;
}

const RELEASE = "offline-release";
const DECLINED = "offline-declined";

async function fetchList(): Promise<OfflineList> {
  const answer = await fetch("/offline.json");
  if (!answer.ok) throw new Error(`offline.json: ${answer.status}`);
  return answer.json();
}

/** Keeps the open page. On a metered connection, only what it has loaded anyway is kept. */
export async function keepVisited(path: string): Promise<void> {
  const pages = await caches.open(CACHES.pages);
  const files = await caches.open(CACHES.files);
  // Both are in the browser's own cache, and cost nothing.
  const html = await fetch(path, { cache: "force-cache" });
  if (html.ok) await pages.put(path, html);
  await addMissing(files, loadedFiles());
  if (isMetered()) return;
  const list = await fetchList();
  const filesOf = (page: string) => (list.pages[page] ?? []).map((at) => list.files[at]?.[0] as string);
  await addMissing(files, filesOf(path));
  if (readStored("localStorage", RELEASE) !== list.release) await renew(list, filesOf, pages, files);
}

/** After a new release: visited pages are fetched again, then what no page uses anymore is dropped. */
async function renew(
  list: OfflineList,
  filesOf: (page: string) => string[],
  pages: Cache,
  files: Cache,
): Promise<void> {
  const wanted = new Set<string>();
  for (const request of await pages.keys()) {
    const path = new URL(request.url).pathname;
    const html = await fetch(path, { cache: "no-cache" });
    if (html.ok) await pages.put(path, html);
    else await pages.delete(path);
    const needed = filesOf(path);
    await addMissing(files, needed);
    for (const address of [...needed, ...loadedFiles()]) wanted.add(address);
  }
  await dropOthers(files, wanted);
  if (await caches.has(CACHES.whole)) await keepWholeSite();
  writeStored("localStorage", RELEASE, list.release);
}

function loadedFiles(): string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
}

async function addMissing(cache: Cache, addresses: readonly string[]): Promise<void> {
  for (const address of new Set(addresses)) if (!(await caches.match(address))) await add(cache, [address]);
}

/** `KEEPING` tells the service worker not to put the files in a second cache as well. */
function add(cache: Cache, addresses: readonly string[]): Promise<void> {
  return cache.addAll(addresses.map((address) => new Request(address, { cache: KEEPING, priority: "low" })));
}

async function dropOthers(cache: Cache, wanted: ReadonlySet<string>): Promise<void> {
  for (const request of await cache.keys()) if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
}

/** Paths of the pages that were visited and are kept. */
export async function keptPaths(): Promise<readonly string[]> {
  return [...(await addressesIn(await caches.open(CACHES.pages)))];
}

/** How large the whole site is, and how much of it is kept. */
export async function wholeSite(): Promise<WholeSite> {
  const { files } = await fetchList();
  const has = await caches.has(CACHES.whole);
  const kept = has ? await addressesIn(await caches.open(CACHES.whole)) : new Set();
  const sum = (of: OfflineList["files"]) => of.reduce((total, [, size]) => total + size, 0);
  return { size: sum(files), kept: sum(files.filter(([address]) => kept.has(address))) };
}

async function addressesIn(cache: Cache): Promise<ReadonlySet<string>> {
  return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
}

/** Files that are fetched in parallel and stored together, at low priority so that the page comes first. */
const TOGETHER = 16;

/**
 * Keeps every file of the site. Resumes where it was interrupted.
 * @param onProgress called after every few files
 */
export async function keepWholeSite(
  onProgress: (site: WholeSite) => void = () => {},
  signal?: AbortSignal,
): Promise<void> {
  writeStored("localStorage", DECLINED, "");
  const { files } = await fetchList();
  const size = files.reduce((total, one) => total + one[1], 0);
  const cache = await caches.open(CACHES.whole);
  const before = await addressesIn(cache);
  const missing = files.filter(([address]) => !before.has(address));
  let kept = size - missing.reduce((total, one) => total + one[1], 0);
  for (let at = 0; at < missing.length; at += TOGETHER) {
    signal?.throwIfAborted();
    const some = missing.slice(at, at + TOGETHER);
    await add(
      cache,
      some.map(([address]) => address),
    );
    for (const [, bytes] of some) kept += bytes;
    onProgress({ size, kept });
  }
  await dropOthers(cache, new Set(files.map(([address]) => address)));
}

/** Undoes this permanently: an installed site does not start again by itself. */
export async function forgetWholeSite(): Promise<void> {
  writeStored("localStorage", DECLINED, "true");
  await caches.delete(CACHES.whole);
}

/** Keeps the whole site where it is installed, unless data is metered or the visitor opted out. */
export async function keepWhereInstalled(): Promise<void> {
  const keep = async () => {
    if (!isMetered() && readStored("localStorage", DECLINED) !== "true") await keepWholeSite();
  };
  addEventListener("appinstalled", () => keep().catch(() => {}));
  if (matchMedia("(display-mode: standalone)").matches) await keep();
}
