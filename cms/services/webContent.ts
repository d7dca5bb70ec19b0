import { SITE } from '@/lib/contract/calls';
import { ServiceError } from '@/lib/errors';
import type { CmsLocale } from '../queries/locale';
import type { Answer, Call } from './answer';
import { localisedLabel } from './params';
import * as site from './siteContent';
import { toYearContent, toYears } from './yearContent';

/** The types of web content (docs/architecture.md), except `year2024` and the like. */
const CONTENTS = new Map<string, (locale: CmsLocale) => Promise<unknown>>([
  ['exhibition', site.toExhibition],
  ['years', toYears],
  ['logo', site.toLogo],
  ['footer', site.toFooter],
  ['langs', site.toLangs],
  ['pages', site.toPages],
  ['messages', site.toMessages],
  ['exh', site.toExh],
  ['shop', site.toShop],
  ['countries', site.toCountries],
]);

async function contentOf(label: string, locale: CmsLocale): Promise<unknown> {
  const year = /^year(\d{4})$/.exec(label)?.[1];
  if (year) return toYearContent(year, locale);
  const content = CONTENTS.get(label);
  if (!content) throw new ServiceError('invalid.id');
  return content(locale);
}

/** §7 webContent/getByLabel/{site}/{label}: the content is a JSON string in the first item. */
export async function getByLabel({ path }: Call): Promise<Answer> {
  if (path.site !== SITE) throw new ServiceError('invalid.id');
  const { label, locale } = localisedLabel(path.label ?? '');
  const content = JSON.stringify(await contentOf(label, locale));
  return { body: [{ datas: [{ content }] }] };
}
