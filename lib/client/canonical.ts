/** What the document was loaded with, and what it told of that. */
let own: { address: string; href: string | undefined } | undefined;

/**
 * A phone's own "Share" sends the canonical address where there is one. The document told that of what it was loaded with: to be called
 * then, and whenever another address is shown, or that again. The element stays React's.
 */
export function followAddress() {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const { pathname, search, href } = window.location;
  const address = pathname + search;
  own ??= { address, href: canonical?.href };
  if (canonical) canonical.href = (address === own.address && own.href) || href;
}
