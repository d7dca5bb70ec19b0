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
  imgAlt: string;
  /** 0 when unknown. */
  imgWidth: number;
  imgHeight: number;
  /** yyyy-MM-dd or '' */
  time: string;
  sTime: number | null;
  /** epoch ms of the last change; null when unknown. */
  updatedAt: number | null;
  /** The language of each text; '' when unknown. */
  titleLang: string;
  descLang: string;
  contentLang: string;
};

/** §3: desc and img come from the draft; the draft's content stands in when the item has none of its own. */
export const toNews = (wire: WireNews, urlOf: UrlOf): News => ({
  id: wire.id,
  title: wire.title,
  desc: wire.draft?.description ?? '',
  content: wire.content || (wire.draft?.content ?? ''),
  img: urlOf(wire.draft?.icon ?? ''),
  imgAlt: wire.iconAlt,
  imgWidth: wire.iconWidth ?? 0,
  imgHeight: wire.iconHeight ?? 0,
  time: toDay(wire.sTime),
  sTime: wire.sTime,
  updatedAt: wire.updatedAt,
  titleLang: wire.titleLang,
  descLang: wire.descriptionLang,
  contentLang: wire.contentLang,
});

/**
 * The time of publication, but never after the last change: its hour isn't known, our CMS has noon, and an item may be dated ahead. Of
 * hosts that tell no change it may lie ahead.
 */
export const publishedAt = ({ sTime, updatedAt }: Pick<News, 'sTime' | 'updatedAt'>) =>
  sTime === null || updatedAt === null ? sTime : Math.min(sTime, updatedAt);
