import type { WireNews } from '@/lib/contract/news';
import type { UrlOf } from './mediaUrl';

/** §3 Guest person: id, src, name, title. biography is HTML that lib/html.ts must clean. */
export type GuestPerson = {
  id: string;
  src: string;
  name: string;
  title: string;
  biography: string;
  /** The language of each text; '' when unknown. */
  titleLang: string;
  biographyLang: string;
};

const toGuestPerson = (wire: WireNews, urlOf: UrlOf): GuestPerson => ({
  id: wire.id,
  src: urlOf(wire.draft?.icon ?? ''),
  name: wire.title,
  title: wire.draft?.description ?? '',
  biography: wire.content || (wire.draft?.content ?? ''),
  titleLang: wire.descriptionLang,
  biographyLang: wire.contentLang,
});

const orderOf = ({ draft }: WireNews) => {
  const subTitle = draft?.subTitle.trim() ?? '';
  const order = subTitle === '' ? Number.NaN : Number(subTitle);
  return Number.isNaN(order) ? Number.POSITIVE_INFINITY : order;
};

/** Compared, not subtracted: without an order both are Infinity, and Infinity - Infinity is NaN. */
const byOrder = (a: WireNews, b: WireNews) =>
  orderOf(a) === orderOf(b) ? 0 : orderOf(a) - orderOf(b);

/** §3: a year's experts are news items, sorted by draft.subTitle, their numeric order; those without it come last. */
export const toGuestPersons = (wires: readonly WireNews[], urlOf: UrlOf): GuestPerson[] =>
  wires.toSorted(byOrder).map((wire) => toGuestPerson(wire, urlOf));
