import 'server-only';
import { array, type Schema } from 'yup';
import { SITE } from '@/lib/contract/calls';
import {
  WEB_CONTENT,
  wireLanguage,
  wireWebContentList,
  wireYearSummary,
} from '@/lib/contract/webContent';
import { toExhibition, type Exhibition } from '@/lib/domain/exhibition';
import { toFooter, type Footer } from '@/lib/domain/footer';
import { toLanguage, type Language } from '@/lib/domain/language';
import { toPicture, type Picture } from '@/lib/domain/picture';
import * as site from '@/lib/domain/sitePages';
import {
  toYearContent,
  toYearSummary,
  type YearContent,
  type YearSummary,
} from '@/lib/domain/years';
import { ServiceError } from '@/lib/errors';
import { toWireLocale } from '@/lib/i18n/locales';
import { cached } from './cached';
import { rawCall, checked, validItems, logged, logMisfit } from './call';
import { checkId } from './ids';
import { urlOf } from './media';

/** The domain type of each type of content. */
type WebContents = {
  exhibition: Exhibition;
  years: YearSummary[];
  logo: site.Logo;
  footer: Footer;
  langs: Language[];
  pages: site.PageText[];
  messages: site.SiteMessages;
  exh: site.Announcement;
  shop: Picture;
  countries: site.Country[];
};

type WebContentType = keyof WebContents;

const lists = array(wireWebContentList).min(1).required();

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (cause) {
    throw new ServiceError('request.failed', 'content is not JSON', { cause });
  }
}

/** §3 Web content: the first data item's content is a JSON string. */
function fetchContent<W, T>(
  label: string,
  schema: Schema<W>,
  toDomain: (wire: W, url: typeof urlOf) => T,
): Promise<T> {
  const path = { site: SITE, label };
  const work = async () => {
    const [list] = await rawCall('webContent', { path }, { schema: lists });
    const onMisfit = (reason: string) => logMisfit('webContent', path, reason);
    const content = checked(schema, parsed(list?.datas[0]?.content ?? ''), { onMisfit });
    return toDomain(content, urlOf);
  };
  return logged('webContent', path, work());
}

/** A cached read of one type, with the tags `webContent` and `webContent:TYPE`. */
const reader = <W, T>(schema: Schema<W>, toDomain: (wire: W, url: typeof urlOf) => T) =>
  cached(
    'webContent',
    ([type]) => ['webContent', `webContent:${type}`],
    (type: string, locale: string) => fetchContent(`${type}_${locale}`, schema, toDomain),
  );

const READERS: {
  [K in WebContentType]: (type: string, locale: string) => Promise<WebContents[K]>;
} = {
  exhibition: reader(WEB_CONTENT.exhibition, toExhibition),
  years: reader(WEB_CONTENT.years, ({ years }) =>
    validItems('webContent', wireYearSummary, years).map((wire) => toYearSummary(wire, urlOf)),
  ),
  logo: reader(WEB_CONTENT.logo, site.toLogo),
  footer: reader(WEB_CONTENT.footer, toFooter),
  langs: reader(WEB_CONTENT.langs, ({ langs }) =>
    validItems('webContent', wireLanguage, langs).map((wire) => toLanguage(wire, urlOf)),
  ),
  pages: reader(WEB_CONTENT.pages, site.toPageTexts),
  messages: reader(WEB_CONTENT.messages, site.toSiteMessages),
  exh: reader(WEB_CONTENT.exh, site.toAnnouncement),
  shop: reader(WEB_CONTENT.shop, toPicture),
  countries: reader(WEB_CONTENT.countries, site.toCountries),
};

const readYear = reader(WEB_CONTENT.year, toYearContent);

/** §7 webContent/getByLabel/{site}/{label}, by type. A missing locale falls back to EN (docs/architecture.md). */
export const getWebContent = <K extends WebContentType>(
  type: K,
  locale: string,
): Promise<WebContents[K]> => READERS[type](type, toWireLocale(locale));

/** The content of one year's page: `year2024_EN`. */
export const getYearContent = async (year: string, locale: string): Promise<YearContent> =>
  readYear(`year${checkId(year)}`, toWireLocale(locale));
