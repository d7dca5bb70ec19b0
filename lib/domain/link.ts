const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;

/** An editor's link as it may stand in an href: our own paths, web addresses, mail and telephone; else ''. */
export function safeLink(link: string): string {
  const trimmed = link.trim();
  return SAFE_LINK.test(trimmed) ? trimmed : '';
}
