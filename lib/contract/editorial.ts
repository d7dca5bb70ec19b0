import { mixed, number, object, string, type InferType } from 'yup';
import { id, items, list, text } from './fields';

/** Kinds of items, named as the CMS names their collections. */
const PREVIEW_KINDS = ['news', 'years', 'albums'] as const;
export type PreviewKind = (typeof PREVIEW_KINDS)[number];

/** The last three have no page of their own: the menu and the footer are on every page. */
export const EDITORIAL_KINDS = [
  'news',
  'years',
  'albums',
  'videos',
  'lives',
  'menus',
  'footer',
  'pages',
] as const;
export type EditorialKind = (typeof EDITORIAL_KINDS)[number];

export const isPreviewKind = (value: string): value is PreviewKind =>
  PREVIEW_KINDS.some((kind) => kind === value);

export const isEditorialKind = (value: string): value is EditorialKind =>
  EDITORIAL_KINDS.some((kind) => kind === value);

/** Texts by language, as the CMS stores them: `{en: 'Title', fr: ''}`. */
const byLocale = () => mixed<Record<string, string>>().required();

/**
 * A published item as its editors filled it in, without the fallback to other languages that other calls have. `key` identifies
 * its page: an id, or a year. `img` is empty when visitors can't load the picture.
 */
export const wireEditorial = object({
  kind: string().oneOf(EDITORIAL_KINDS).required(),
  id: id(),
  key: id(),
  title: text(),
  /** epoch ms */
  updatedAt: number().required(),
  texts: list(object({ field: string().required(), values: byLocale() })),
  html: byLocale(),
  /** Addresses in fields of their own, as in a menu. */
  links: list(string().required()),
  pictures: list(object({ field: string().required(), img: text(), alts: byLocale() })),
});

export type WireEditorial = InferType<typeof wireEditorial>;

export const wireEditorialList = object({ datas: items(), total: number().integer().required() });
