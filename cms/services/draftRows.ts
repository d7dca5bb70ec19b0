import type { Album, Area, Label, Media, News, Organisation } from '../payload-types';
import type { AlbumRow } from '../queries/albums';
import { FALLBACK_LOCALE, type CmsLocale } from '../queries/locale';
import type { NewsRow } from '../queries/news';

/** Converts a draft's document to the rows that the queries for published items return. */
type Relation<T> = number | string | T | null | undefined;

const loaded = <T extends object>(relation: Relation<T>): T | null =>
  typeof relation === 'object' ? (relation ?? null) : null;

/** A private file is not served, not even in a preview. */
const fileOf = (relation: Relation<Media>): Media | null => {
  const file = loaded(relation);
  return file?.private ? null : file;
};

const textIn = (own: string | null | undefined, english: string | null | undefined) =>
  own || english || null;

/** The body, as HTML or rich text. If the language has either of them, nothing is taken from English. */
function bodyOf(own: News, english: News) {
  if (own.html) return { html: own.html, content: null };
  if (own.content) return { html: null, content: own.content };
  return { html: english.html ?? null, content: english.content ?? null };
}

/** `own`: the document in the locale without fallback; `english`: in English. */
export function toNewsRow(own: News, english: News, locale: CmsLocale): NewsRow {
  const icon = fileOf(own.draft?.icon);
  const languageOf = (has: unknown) => (has ? locale : FALLBACK_LOCALE);
  return {
    id: own.id,
    title: textIn(own.title, english.title),
    s_time: own.sTime ?? null,
    ...bodyOf(own, english),
    description: textIn(own.draft?.description, english.draft?.description),
    summary: textIn(own.draft?.content, english.draft?.content),
    icon: icon?.filename ?? null,
    icon_width: icon?.width ?? null,
    icon_height: icon?.height ?? null,
    icon_alt: textIn(icon?.alt, fileOf(english.draft?.icon)?.alt),
    sub_title: own.draft?.subTitle ?? null,
    title_lang: languageOf(own.title),
    description_lang: languageOf(own.draft?.description),
    body_lang: languageOf(own.html || own.content),
    updated_at: own.updatedAt,
  };
}

export function toAlbumRow(album: Album): AlbumRow {
  const cover = fileOf(album.cover);
  const area = loaded<Area>(album.country);
  const organisation = loaded<Organisation>(album.organisation);
  const label = album.yearLabel;
  return {
    id: album.id,
    name: album.name ?? null,
    author: album.author ?? null,
    num: album.num ?? null,
    age: album.age ?? null,
    sex: album.sex ?? null,
    teacher: album.teacher ?? null,
    org: album.org ?? null,
    description: album.description ?? null,
    description_lang: '',
    country: area?.name ?? null,
    country_code: area?.code ?? null,
    cover: cover?.filename ?? null,
    cover_width: cover?.width ?? null,
    cover_height: cover?.height ?? null,
    cover_color: cover?.color ?? null,
    cover_palette: cover?.palette ?? null,
    cover_alt: cover?.alt ?? null,
    organisation: organisation?.name ?? null,
    logo: fileOf(organisation?.logo)?.filename ?? null,
    label: loaded<Label>(label)?.id ?? (typeof label === 'string' ? label : null),
    seq: album.seq ?? null,
    updated_at: album.updatedAt,
  };
}
