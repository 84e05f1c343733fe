/** Runs in the page: wraps every present and future text in <font> elements, as Chrome's translation does. */
export function translate(): void {
  const element = (name: string) => document.createElement(name);
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const it of texts) {
      if (
        !it.data.trim() ||
        it.parentElement?.closest('font, title, script, noscript, style, textarea, option, [translate=no]')
      )
        continue;
      const [outer, inner] = [element('font'), element('font')];
      inner.append(it.data);
      outer.append(inner);
      it.replaceWith(outer);
    }
  };
  // A title cannot contain elements, so Chrome replaces its text.
  document.querySelector('title')?.replaceChildren(document.title);
  wrap(document.documentElement);
  new MutationObserver((changes) => {
    for (const target of new Set(changes.map((change) => change.target))) wrap(target);
  }).observe(document.documentElement, { childList: true, subtree: true });
}
