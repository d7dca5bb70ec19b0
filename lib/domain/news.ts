import type { WireNews } from '@/lib/contract/news';
import { toDay } from '@/lib/format';
import type { UrlOf } from './mediaUrl';

/** §3 News/content item. desc, content, img and time are derived; content is HTML that lib/html.ts must clean. */
export type News = {
  id: string;
  title: string;
  desc: string;
  content: string;
  img: string;
  /** yyyy-MM-dd or '' */
  time: string;
  sTime: number | null;
};

/** §3: desc and img come from the draft; the draft's content stands in when the item has none of its own. */
export const toNews = (wire: WireNews, urlOf: UrlOf): News => ({
  id: wire.id,
  title: wire.title,
  desc: wire.draft?.description ?? '',
  content: wire.content || (wire.draft?.content ?? ''),
  img: urlOf(wire.draft?.icon ?? ''),
  time: toDay(wire.sTime),
  sTime: wire.sTime,
});
