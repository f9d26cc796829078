/**
 * Translators replace each text of a page by an element of their own (`<font>` in Chrome) and keep its node. React
 * goes on writing into that node, where nobody sees it: new figures would stand beside old ones. So a node that is
 * written to is put back, with its new text, for the translator to find.
 */

/** Watches a page for the lifetime of its document. */
export function showTextsInTranslation(root: Element): void {
  /** What stands in the place of a text. */
  const translations = new WeakMap<Node, ChildNode>();
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      // Only texts that were replaced are watched for changes.
      if (record.type === "characterData") putBack(record.target as Text);
      else for (const node of record.removedNodes) if (node instanceof Text) note(node, record);
    }
  });

  function note(text: Text, { addedNodes, previousSibling, nextSibling }: MutationRecord): void {
    const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
    if (!translation || text.isConnected) return;
    translations.set(text, translation);
    observer.observe(text, { characterData: true });
  }

  function putBack(text: Text): void {
    if (!text.isConnected) translations.get(text)?.replaceWith(text);
  }

  observer.observe(root, { childList: true, subtree: true });
}

/** The site itself has no such elements. */
function isTranslation(node: Node | null): node is HTMLElement {
  return node instanceof HTMLElement && node.localName === "font";
}
