/**
 * Decides which file each module goes into. The bundler's default, one file for each set of users, produces
 * dozens of small files, and every file is a request. Here modules with the same users form a part, and parts
 * are joined as long as no entry loads more than a little code that it does not use. The limit applies to
 * each entry, so a page does not grow when calculators are added to the catalog.
 */

/**
 * @typedef {object} Graph
 * @property {(id: string) => readonly string[]} importsOf modules that a module imports statically
 * @property {(id: string) => number} sizeOf characters of a module's code
 *
 * @typedef {object} Entry a worker, or what a page loads at once
 * @property {readonly string[]} roots modules that it starts with
 * @property {number} slack characters of unused code that it may load
 *
 * @typedef {{ ids: string[], users: Set<number>, size: number }} Part
 */

/**
 * Names the files of modules that several entries use; all other modules are left to the bundler.
 *
 * @param {Graph} graph
 * @param {readonly Entry[]} entries
 * @param {object} [rules]
 * @param {(id: string) => string | null} [rules.pinned] file of a module that must not move, such as React
 * @returns {Map<string, string>} file names by module
 */
export function chunkNames(graph, entries, { pinned = () => null } = {}) {
  const users = usersOf(graph, entries);
  const pins = new Map();
  const shared = [];
  for (const [id, set] of users) {
    const name = pinned(id);
    if (name !== null) pins.set(name, [...(pins.get(name) ?? []), id]);
    else if (set.size > 1) shared.push(id);
  }
  const fixed = [...pins].map(([name, ids]) => ({ ...partOf(ids, users, graph), name }));
  const parts = joined(partsOf(shared, users, graph), fixed, entries, graph);
  const names = new Map();
  const taken = new Map();
  const roots = new Set(entries.map((entry) => entry.roots.at(-1)));
  for (const part of parts) {
    const plain = part.name ?? nameOf(part, roots, graph);
    const count = (taken.get(plain) ?? 0) + 1;
    taken.set(plain, count);
    for (const id of part.ids) names.set(id, count === 1 ? plain : `${plain}${count}`);
  }
  return names;
}

/** All modules that are loaded along with these. @returns {Set<string>} */
export function reachable(roots, { importsOf }) {
  const found = new Set();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...importsOf(id));
  }
  return found;
}

/** @returns {Map<string, Set<number>>} indexes into the list of entries, by module */
function usersOf(graph, entries) {
  const users = new Map();
  for (const [place, { roots }] of entries.entries())
    for (const id of reachable(roots, graph)) {
      if (!users.has(id)) users.set(id, new Set());
      users.get(id).add(place);
    }
  return users;
}

/** Groups modules that have the same users. @returns {Part[]} */
function partsOf(ids, users, graph) {
  const groups = new Map();
  for (const id of ids) {
    const key = [...users.get(id)].join();
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  return [...groups.values()].map((group) => partOf(group, users, graph));
}

/** @returns {Part} */
function partOf(ids, users, { sizeOf }) {
  return {
    ids,
    users: new Set(ids.flatMap((id) => [...users.get(id)])),
    size: ids.reduce((sum, id) => sum + sizeOf(id), 0),
  };
}

/** Characters of source that one file less saves an entry: import names, and better compression. */
export const SAVED = 900;

/** Above this number of shared files, each additional one carries more weight. */
const FEW_FILES = 4;

/**
 * Joins two parts at a time, starting with the pair that loads the least unused code per request saved, until
 * every further union would exceed some entry's slack or make two files import each other.
 * @param fixed parts that stay as they are
 */
function joined(parts, fixed, entries, graph) {
  const left = new Set(parts);
  const slack = entries.map((entry) => entry.slack);
  let pairs = parts.flatMap((a, i) => parts.slice(i + 1).map((b) => pairOf(a, b))).filter(savesRequests);
  for (;;) {
    pairs = pairs.filter(({ a, b }) => left.has(a) && left.has(b));
    const weights = entries.map((_, user) => weightOf(user, [...left, ...fixed]));
    for (const pair of pairs) pair.cost = pair.total / pair.both.reduce((sum, user) => sum + weights[user], 0);
    pairs.sort((one, other) => one.cost - other.cost);
    const links = linksBetween([...left, ...fixed], graph);
    const best = pairs.find(
      ({ a, b, waste }) =>
        isAffordable(waste, slack) && !wouldCycle(a, b, links) && isAffordable(wasteWithImports(a, b, links), slack),
    );
    if (!best) return [...left, ...fixed];
    const { a, b, both } = best;
    for (const [user, size] of wasteWithImports(a, b, links)) slack[user] -= size;
    // A simple page has no slack, and gets none.
    for (const user of both) if (entries[user].slack > 0) slack[user] += SAVED;
    const union = {
      ids: [...a.ids, ...b.ids],
      users: new Set([...a.users, ...b.users]),
      size: a.size + b.size,
    };
    left.delete(a);
    left.delete(b);
    const reached = importedBy([a, b], links);
    for (const part of reached) for (const user of union.users) part.users.add(user);
    for (const part of left) {
      pairs.push(pairOf(part, union));
      if (reached.has(part)) for (const other of left) if (other !== part) pairs.push(pairOf(part, other));
    }
    pairs = pairs.filter(savesRequests);
    left.add(union);
  }
}

/** What one request less is worth to an entry. */
function weightOf(user, parts) {
  const files = parts.reduce((count, part) => count + (part.users.has(user) ? 1 : 0), 0);
  return Math.max(0.1, files - FEW_FILES);
}

/** Whether at least one entry loads both. */
function savesRequests({ both }) {
  return both.length > 0;
}

function isAffordable(waste, slack) {
  return waste.every(([user, size]) => size <= slack[user]);
}

/** Two parts, the entries that load both, and the unused code that each other entry would load if joined. */
function pairOf(a, b) {
  const both = [...a.users].filter((user) => b.users.has(user));
  const waste = [
    ...[...a.users].filter((user) => !b.users.has(user)).map((user) => [user, b.size]),
    ...[...b.users].filter((user) => !a.users.has(user)).map((user) => [user, a.size]),
  ];
  return { a, b, both, waste, total: waste.reduce((sum, [, size]) => sum + size, 0) };
}

/** The same, including the files that the joined file would import, since they are loaded with it. */
function wasteWithImports(a, b, links) {
  const loaded = [a, b, ...importedBy([a, b], links)];
  return [...new Set([...a.users, ...b.users])].map((user) => [
    user,
    loaded.reduce((sum, part) => (part.users.has(user) ? sum : sum + part.size), 0),
  ]);
}

/** Every other part that these import, directly or indirectly. */
function importedBy(parts, links) {
  const found = new Set();
  const open = [...parts];
  for (let part = open.pop(); part; part = open.pop())
    for (const next of links.get(part)) {
      if (found.has(next) || parts.includes(next)) continue;
      found.add(next);
      open.push(next);
    }
  return found;
}

/** Which parts each part imports. */
function linksBetween(parts, { importsOf }) {
  const owner = new Map();
  for (const part of parts) for (const id of part.ids) owner.set(id, part);
  const links = new Map();
  for (const part of parts) {
    const others = part.ids.flatMap(importsOf).map((id) => owner.get(id));
    links.set(part, new Set(others.filter((other) => other && other !== part)));
  }
  return links;
}

/** Whether one imports the other through a third: the joined file and the third would form a cycle. */
function wouldCycle(a, b, links) {
  const others = importedBy([a, b], links);
  return [...others].some((part) => links.get(part).has(a) || links.get(part).has(b));
}

/** Names a part after the module that an entry starts with, or else after its largest module. */
function nameOf(part, roots, { sizeOf }) {
  const [largest] = [...part.ids].sort((a, b) => sizeOf(b) - sizeOf(a));
  const root = part.ids.find((id) => roots.has(id));
  return /([\w-]+)(?:\.\w+)*$/.exec(root ?? largest)?.[1] ?? "shared";
}
