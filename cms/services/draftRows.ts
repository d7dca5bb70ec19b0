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
type InLanguage = { locale: CmsLocale; doc: News };

const iconOf = ({ doc }: InLanguage) => fileOf(doc.draft?.icon);

/** `own`: in the language asked for; `others`: in those that stand in for it, in turn. Each text is of the first that has it. */
export function toNewsRow(own: InLanguage, others: readonly InLanguage[]): NewsRow {
  const { doc } = own;
  const all = [own, ...others];
  const first = (has: (doc: News) => unknown) => all.find((one) => has(one.doc));
  const titled = first(({ title }) => title);
  const described = first(({ draft }) => draft?.description);
  const told = first(({ html, content }) => html || content);
  const english = all.find(({ locale }) => locale === FALLBACK_LOCALE);
  const icon = iconOf(own);
  return {
    id: doc.id,
    title: titled?.doc.title ?? null,
    s_time: doc.sTime ?? null,
    html: told?.doc.html ?? null,
    content: told?.doc.content ?? null,
    description: described?.doc.draft?.description ?? null,
    summary: first(({ draft }) => draft?.content)?.doc.draft?.content ?? null,
    icon: icon?.filename ?? null,
    icon_width: icon?.width ?? null,
    icon_height: icon?.height ?? null,
    icon_alt: icon?.alt || (english && iconOf(english)?.alt) || null,
    sub_title: doc.draft?.subTitle ?? null,
    title_lang: titled?.locale ?? '',
    description_lang: described?.locale ?? '',
    body_lang: told?.locale ?? '',
    updated_at: doc.updatedAt,
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
