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

/** The document in one language, without those that stand in for it. */
export type InLanguage<T> = { locale: CmsLocale; doc: T };

/** `own`: in the language asked for; `others`: in those that stand in for it, in turn. */
function textsOf<T>(own: InLanguage<T>, others: readonly InLanguage<T>[]) {
  const first = (has: (doc: T) => unknown) => [own, ...others].find((one) => has(one.doc));
  const english = others.find(({ locale }) => locale === FALLBACK_LOCALE);
  /** A country's name or an alt text, as `localised` reads it: in English at most. */
  const near = (textOf: (doc: T) => string | null | undefined) =>
    textOf(own.doc) || (english && textOf(english.doc)) || null;
  return { first, near };
}

const iconOf = ({ draft }: News) => fileOf(draft?.icon);

/** Each text is of the first language that has it. */
export function toNewsRow(own: InLanguage<News>, others: readonly InLanguage<News>[]): NewsRow {
  const { doc } = own;
  const { first, near } = textsOf(own, others);
  const titled = first(({ title }) => title);
  const described = first(({ draft }) => draft?.description);
  const told = first(({ html, content }) => html || content);
  const icon = iconOf(doc);
  return {
    id: doc.id,
    title: titled?.doc.title ?? null,
    s_time: doc.sTime ?? null,
    html: told?.doc.html ?? null,
    content: told?.doc.content ?? null,
    description: described?.doc.draft?.description ?? null,
    summary: first(({ draft }) => draft?.content)?.doc.draft?.content ?? null,
    icon: icon?.filename ?? null,
    icon_id: icon?.id ?? null,
    icon_width: icon?.width ?? null,
    icon_height: icon?.height ?? null,
    icon_alt: near((one) => iconOf(one)?.alt),
    sub_title: doc.draft?.subTitle ?? null,
    title_lang: titled?.locale ?? '',
    description_lang: described?.locale ?? '',
    body_lang: told?.locale ?? '',
    updated_at: doc.updatedAt,
  };
}

const coverOf = ({ cover }: Album) => fileOf(cover);
const countryOf = ({ country }: Album) => loaded<Area>(country);

export function toAlbumRow(own: InLanguage<Album>, others: readonly InLanguage<Album>[]): AlbumRow {
  const album = own.doc;
  const { first, near } = textsOf(own, others);
  const described = first(({ description }) => description);
  const cover = coverOf(album);
  const organisation = loaded<Organisation>(album.organisation);
  const label = album.yearLabel;
  return {
    id: album.id,
    name: first(({ name }) => name)?.doc.name ?? null,
    author: album.author ?? null,
    num: album.num ?? null,
    age: album.age ?? null,
    sex: album.sex ?? null,
    teacher: album.teacher ?? null,
    org: album.org ?? null,
    description: described?.doc.description ?? null,
    description_lang: described?.locale ?? '',
    country: near((one) => countryOf(one)?.name),
    country_code: countryOf(album)?.code ?? null,
    cover: cover?.filename ?? null,
    cover_width: cover?.width ?? null,
    cover_height: cover?.height ?? null,
    cover_color: cover?.color ?? null,
    cover_palette: cover?.palette ?? null,
    cover_alt: near((one) => coverOf(one)?.alt),
    organisation: organisation?.name ?? null,
    logo: fileOf(organisation?.logo)?.filename ?? null,
    label: loaded<Label>(label)?.id ?? (typeof label === 'string' ? label : null),
    seq: album.seq ?? null,
    updated_at: album.updatedAt,
  };
}
