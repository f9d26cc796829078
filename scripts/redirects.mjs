/**
 * Each page has one address, without `.html` and without a slash at its end; other spellings lead to it. deploy/Caddyfile
 * has the same rules; servers.test.mjs asks both servers for every address in `_redirects`.
 */

/** Pages that the servers and the service worker need by the names of their files, and that are at no other address. */
const BY_FILE_NAME = ["/404.html", "/shell.html"];

/** @returns the page's own address if a name is another spelling of it, whether or not that page exists */
export function ownAddress(name) {
  if (name === "/") return undefined;
  const page = /^\/index(?:\.html|\/)?$/.test(name) ? "/" : name.replace(/\.html$|\/$/, "");
  return page === name || !pageFile(page) ? undefined : page;
}

/** Where the page with an address is, unless it is known by the name of its file only. */
export function pageFile(address) {
  if (address === "/") return "/index.html";
  const file = `${address}.html`;
  return BY_FILE_NAME.includes(file) ? undefined : file;
}

/**
 * The file `_redirects` for static hosts that read it: https://developers.cloudflare.com/pages/configuration/redirects/.
 * It has no rules for slashes, which such hosts add and remove themselves: some of them would redirect forever. 301 is
 * the one permanent status that all of them know.
 * @param names of the files of the site
 */
export function redirectRules(names) {
  const rules = names.flatMap((name) => {
    const address = name.endsWith(".html") && ownAddress(`/${name}`);
    return address ? [`/${name} ${address} 301\n`] : [];
  });
  return rules.join("");
}
