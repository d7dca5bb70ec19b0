import { array, number, mixed, object, type InferType, type Schema } from 'yup';
import { id, items, list, numeric, recordOrEmpty, text, updatedAt, withoutObjects } from './fields';

/** `webContent/getByLabel/{site}/{label}`: the first item's content is a JSON string (§3 Web content). */
export const wireWebContentList = object({
  datas: array(object({ content: text() }))
    .min(1)
    .required(),
});

/** An image with the size that layout needs. */
const picture = () => object({ img: text(), alt: text(), width: numeric(), height: numeric() });

/** §3 Exhibition config. bgImgs[0] is the promo film's poster, files are its sources; applyUrl is ours. */
const wireExhibition = object({
  bgImgs: list(text()),
  notices: list(text()),
  files: list(object({ uri: text() })),
  applyUrl: text(),
});

/** An entry for each published year, newest first: the home page's year tabs. */
export const wireYearSummary = object({
  year: text().required(),
  edition: text(),
  title: text(),
  lead: text(),
  subthemes: list(text()),
  works: list(picture()),
  /** Ours: as in the year's own content. */
  labelId: text(),
  updatedAt: updatedAt(),
});
const wireYears = object({ years: items() });

const facts = () => list(object({ title: text(), text: text() }));

/** §1: the content of a year page, except its experts (`news/listByLabel`, `experts2024_EN`, by `labelId`) and works. */
export const wireYearContent = object({
  year: text().required(),
  edition: text(),
  title: text(),
  theme: text(),
  lead: text(),
  worksCount: numeric(),
  /** `yyyy-MM-dd` */
  startDate: text(),
  endDate: text(),
  /** The label id of the year's works, for `artexhAlbum/listPublished`. */
  labelId: text(),
  subthemes: facts(),
  organizers: list(object({ id: id(), name: text(), img: text(), url: text() })),
  participants: facts(),
  requirements: list(object({ group: text(), items: list(text()) })),
  venue: object({ name: text(), address: text(), text: text() })
    .transform(recordOrEmpty)
    .default({}),
  registration: facts(),
  awards: facts(),
  mediaPartners: list(object({ id: id(), name: text(), img: text(), url: text() })),
});

/** Ours: a draft also has the works of its summary, as the list of years has the published one's. */
export const wireYearDraft = wireYearContent.shape({ works: array(picture()).optional() });

/** The brand: an empty img stands for the built-in logo. */
const wireLogo = object({ img: text(), alt: text() });

const links = () => list(object({ name: text(), link: text() }));

/** §3 Footer. social is ours: icon is instagram, youtube, facebook, wechat, weibo, x or ''. */
const wireFooter = object({
  nav: object({ title: text(), items: links() }).transform(recordOrEmpty),
  social: object({
    title: text(),
    items: list(object({ name: text(), link: text(), icon: text() })),
  }).transform(recordOrEmpty),
  wx: object({ desc: text(), img: text() }).transform(recordOrEmpty),
  addr: object({ title: text(), desc: text() }).transform(recordOrEmpty),
  service: object({ title: text(), desc: text(), time: text() }).transform(recordOrEmpty),
  copyright: object({ desc: text() }).transform(recordOrEmpty),
});

/** §3 Language. id is the locale in capitals. */
export const wireLanguage = object({ id: id(), label: text(), img: text() });
const wireLangs = object({ langs: items() });

/** The pages whose title and description editors may set. Years, works and news items have their own. */
export const PAGE_ROUTES = [
  '/',
  '/albumsView',
  '/albumsCategoryView',
  '/countries',
  '/news',
  '/videosView',
  '/videosLive',
  '/exh',
  '/shop',
  '/cert/query',
  '/cert/weSearch',
  '/cert/we2020',
  '/album/favorite',
  '/privacy',
  '/accessibility',
] as const;

export const isPageRoute = (route: string): boolean => PAGE_ROUTES.some((known) => known === route);

/** Titles and descriptions of routes (PAGE_ROUTES). */
const wirePages = object({
  pages: list(object({ route: text(), title: text(), description: text() })),
});

/** Site texts that override the built-in ones: nested as in messages/en.json. */
const wireMessages = object({ messages: mixed<Record<string, unknown>>().default({}) });

/** /exh: the announcement in English and Chinese, and the upload and login system's address. */
const wireExh = object({
  title: text(),
  bgImgs: list(text()),
  messages: list(object({ lang: text(), title: text(), html: text() })),
  uploadUrl: text(),
});

const wireShop = picture();

/** Ours, optional: how many works of a country a visitor can find. What is no such number counts as absent. */
const works = () =>
  withoutObjects(number())
    .integer()
    .min(0)
    .transform((value) => (Number.isInteger(value) && value >= 0 ? value : undefined));

const wireCountries = object({
  countries: list(object({ code: text(), name: text(), works: works() })),
});

/** The schema of the parsed content by the type in `{type}_{LOCALE}`. `year` is for `year2020` and the like. */
export const WEB_CONTENT = {
  exhibition: wireExhibition,
  years: wireYears,
  year: wireYearContent,
  logo: wireLogo,
  footer: wireFooter,
  langs: wireLangs,
  pages: wirePages,
  messages: wireMessages,
  exh: wireExh,
  shop: wireShop,
  countries: wireCountries,
} as const satisfies Record<string, Schema>;

export type WirePicture = InferType<ReturnType<typeof picture>>;
export type WireExhibition = InferType<typeof wireExhibition>;
export type WireYearSummary = InferType<typeof wireYearSummary>;
export type WireYears = InferType<typeof wireYears>;
export type WireYearContent = InferType<typeof wireYearContent>;
export type WireYearDraft = InferType<typeof wireYearDraft>;
export type WireLogo = InferType<typeof wireLogo>;
export type WireFooter = InferType<typeof wireFooter>;
export type WireLanguage = InferType<typeof wireLanguage>;
export type WireLangs = InferType<typeof wireLangs>;
export type WirePages = InferType<typeof wirePages>;
export type WireMessages = InferType<typeof wireMessages>;
export type WireExh = InferType<typeof wireExh>;
export type WireShop = InferType<typeof wireShop>;
export type WireCountries = InferType<typeof wireCountries>;
