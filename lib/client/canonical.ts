/**
 * A phone's own "Share" sends the canonical address where there is one. The document told that of what it was loaded with: to be called
 * once another address is shown. The element stays React's.
 */
export function followAddress() {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = window.location.href;
}
