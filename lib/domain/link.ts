const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;

/** An editor's link if it is safe as an href (our own paths, http(s), mailto, tel), else ''. */
export function safeLink(link: string): string {
  const trimmed = link.trim();
  return SAFE_LINK.test(trimmed) ? trimmed : '';
}

/** In a text an address that begins with `www.` is another site's. */
export const withScheme = (link: string): string => link.replace(/^www\./i, 'https://$&');

/** What a link is called that has no name: its host; '' without one. */
export const hostOf = (link: string): string =>
  URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : '';
