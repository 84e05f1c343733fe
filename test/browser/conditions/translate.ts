/** Runs in the page: replaces every text by elements as Chrome does, and every new one from then on. */
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
  // A title holds no elements: its text is replaced.
  document.querySelector('title')?.replaceChildren(document.title);
  wrap(document.documentElement);
  new MutationObserver((changes) => {
    for (const target of new Set(changes.map((change) => change.target))) wrap(target);
  }).observe(document.documentElement, { childList: true, subtree: true });
}
