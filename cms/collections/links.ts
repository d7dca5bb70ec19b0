import { safeLink } from '@/lib/domain/link';
import type { English } from '../words/words';
import { isKept, type Asked } from './keptValue';

/** The website shows no link that isn't safe (lib/domain/link.ts), without blanks around it: who enters another is told. */
function linkOf(isAllowed: (link: string) => boolean, said: English) {
  return async (value: unknown, asked: Asked) => {
    const link = String(value ?? '').trim();
    return !link || isAllowed(link) || (await isKept(value, asked)) || said;
  };
}

const like = (allowed: RegExp) => (link: string) => allowed.test(link);

/** Another site, by a secure connection. */
export const isOutside = linkOf(like(/^https:\/\/\S+$/), 'An address that starts with https://');

/** Another site that others keep: it may have no secure connection. */
export const isSite = linkOf(
  like(/^https?:\/\/\S+$/i),
  'An address that starts with https:// or http://',
);

/** A page of ours, or another site. */
export const isPlace = linkOf(
  like(/^(?:\/(?![/\\])\S*|https:\/\/\S+)$/),
  'A path (/news) or https://…',
);

export const SHOWN = 'A path (/news), #…, https://…, http://…, mailto:… or tel:…';

/** Whatever visitors would see. */
export const isShown = linkOf((link) => safeLink(link) !== '', SHOWN);
