import type { WireNews } from '@/lib/contract/news';
import { ServiceError } from '@/lib/errors';
import { isId } from '@/lib/query';
import { epochOf } from '../queries/database';
import { countGuestPersons, findGuestPersons, type GuestPersonRow } from '../queries/guestPersons';
import type { CmsLocale } from '../queries/locale';
import { countNews, findNews, findNewsById, type NewsRow } from '../queries/news';
import { toMediaPath } from '../files/mediaFiles';
import type { Answer, Call } from './answer';
import { documentId, listOf, localeOf, localisedLabel, numberOf, pagingOf, textOf } from './params';
import { toHtml } from './richText';

/** The fields of a news item that a guest person lacks: a name is in no language. */
const NO_MORE = {
  ...{ iconWidth: null, iconHeight: null, iconAlt: '' },
  ...{ titleLang: '', updatedAt: null },
} as const;

/** The body: the editor's HTML if there is any, else the rich text. */
export async function toWireNews(row: NewsRow, locale: CmsLocale): Promise<WireNews> {
  return {
    id: String(row.id),
    title: row.title ?? '',
    content: row.html || (await toHtml(row.content, locale)),
    sTime: epochOf(row.s_time),
    draft: {
      description: row.description ?? '',
      content: row.summary ?? '',
      icon: toMediaPath(row.icon),
      subTitle: row.sub_title ?? '',
    },
    iconWidth: numberOf(row.icon_width),
    iconHeight: numberOf(row.icon_height),
    iconAlt: row.icon_alt ?? '',
    titleLang: row.title_lang,
    descriptionLang: row.description_lang,
    contentLang: row.body_lang,
    updatedAt: epochOf(row.updated_at),
  };
}

/** §3: an expert is returned as a news item, with its order in draft.subTitle. */
const toExpert = (row: GuestPersonRow): WireNews => ({
  id: String(row.id),
  title: row.name ?? '',
  content: row.biography ?? '',
  sTime: null,
  draft: {
    description: row.title ?? '',
    content: '',
    icon: toMediaPath(row.portrait),
    subTitle: row.order === null ? '' : String(Number(row.order)),
  },
  descriptionLang: row.title_lang,
  contentLang: row.biography_lang,
  ...NO_MORE,
});

async function listExperts(label: string, locale: CmsLocale, query: URLSearchParams) {
  const labelId = label.replace(/^experts/, '');
  if (labelId === label || !isId(labelId)) throw new ServiceError('invalid.params');
  const [experts, total] = await Promise.all([
    findGuestPersons(labelId, pagingOf(query), locale),
    countGuestPersons(labelId),
  ]);
  return { body: [{ datas: experts.map(toExpert), total }] };
}

/** §7 news/listByLabel: the label ends in the language, `news_EN`. */
export async function listByLabel({ query }: Call): Promise<Answer> {
  const { label, locale } = localisedLabel(textOf(query, 'label'));
  const category = textOf(query, 'category') || 'news';
  if (category === 'expert') return listExperts(label, locale, query);
  if (category !== 'news' && category !== 'content') throw new ServiceError('invalid.params');
  const filter = { category, labelIds: listOf(query, 'labelIds') } as const;
  const [items, total] = await Promise.all([
    findNews(filter, pagingOf(query), locale),
    countNews(filter),
  ]);
  const datas = await Promise.all(items.map((item) => toWireNews(item, locale)));
  return { body: [{ datas, total }] };
}

/** §7 news/getById/{id} */
export async function getById({ path, query }: Call): Promise<Answer> {
  const locale = localeOf(query);
  const item = await findNewsById(documentId(path.id), locale);
  if (!item) throw new ServiceError('invalid.id');
  return { body: [await toWireNews(item, locale)] };
}
