/** Calls back after the page's load event, for what must not compete with the first content. Returns how to call it off. */
export function afterLoad(callBack: () => void): () => void {
  if (document.readyState === 'complete') callBack();
  else window.addEventListener('load', callBack, { once: true });
  return () => window.removeEventListener('load', callBack);
}
