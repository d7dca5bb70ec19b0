/** What a browser's translator does to a page: each text is in a <font> now, and the node that React knows is out of it. */
export function translate(root: Element = document.body): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.nodeValue?.trim()) continue;
    const font = document.createElement('font');
    font.append(text.nodeValue);
    text.parentNode?.replaceChild(font, text);
  }
}
