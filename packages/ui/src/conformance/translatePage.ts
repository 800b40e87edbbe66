/**
 * Translates the page as Chrome does: it puts two `font` elements in the place of each text node, now and
 * whenever one comes or changes, except where `translate="no"` stands. Journeys run it in their page, so it
 * refers to nothing outside itself.
 *
 * @param mark what the translation adds to each text; without it the words stay
 * @returns a function that ends the translation
 */
export function translatePage(mark = ""): () => void {
  const untranslated = "script, style, noscript, textarea, font, [translate=no]";
  const translate = (node: Text) => {
    if (!node.data.trim() || node.parentElement?.closest(untranslated)) return;
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    inner.textContent = node.data + mark;
    node.replaceWith(outer);
  };
  const translateWithin = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = root instanceof Text ? [root] : [];
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
    for (const text of found) translate(text);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of [target, ...addedNodes]) if (node.isConnected) translateWithin(node);
    }
  });
  translateWithin(document.body);
  document.documentElement.classList.add("translated-ltr");
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
    document.documentElement.classList.remove("translated-ltr");
  };
}
