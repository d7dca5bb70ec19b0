const withoutHash = (address: string) => address.replace(/#.*$/, '');

/**
 * A link to a place of the page makes an entry in the history of which Next's router knows nothing, and to which it would not come
 * back from another page (vercel/next.js#75072). It learns of it here; where it is too late for that, the page is loaded.
 */
export function keepAnchorEntries() {
  const keep = ({ oldURL, newURL }: HashChangeEvent) => {
    if (window.history.state) return;
    if (withoutHash(oldURL) === withoutHash(newURL)) window.history.replaceState(null, '', newURL);
    else window.location.reload();
  };
  window.addEventListener('hashchange', keep);
  return () => window.removeEventListener('hashchange', keep);
}
