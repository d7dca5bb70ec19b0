import type { Locale } from '@/lib/i18n/locales';
import { COLUMNS, LABEL_SEPARATOR, six, type Column } from './columns';
import { asCell, asId, asText, inLanguage, listOf, partOf } from './parts';
import type { Cell, Doc, Sheet } from './sheet';

const YES = six('yes | oui | 是 | sí | да | نعم');
const NO = six('no | non | 否 | no | нет | لا');
const SEXES: Readonly<Record<string, typeof YES>> = {
  female: six('female | féminin | 女 | femenino | женский | أنثى'),
  male: six('male | masculin | 男 | masculino | мужской | ذكر'),
};

export const yesOrNo = (isSo: boolean, locale: Locale) => (isSo ? YES : NO)[locale];

/** The import reads each of these back (cms/exchange/columns.ts). */
function cellOf({ key, kind, locale: language }: Column, doc: Doc, locale: Locale): Cell {
  const [field = ''] = key.split('.');
  switch (kind) {
    case 'country':
      return inLanguage(partOf(doc, 'country', 'name'), locale);
    case 'sex':
      return SEXES[asText(doc.sex)]?.[locale] ?? '';
    case 'label':
      return asId(doc.yearLabel);
    case 'labels':
      return listOf(doc.labels).map(asId).join(LABEL_SEPARATOR);
    case 'organisation':
      return asText(partOf(doc, 'organisation', 'name'));
    case 'picture':
      return asText(partOf(doc, 'cover', 'filename'));
    case 'flag':
      return yesOrNo(doc._status === 'published', locale);
    default:
      if (!language) return asCell(doc[field]);
      return asText(partOf(field === 'alt' ? doc.cover : doc, field, language));
  }
}

export const WORKS: Sheet = {
  name: 'works',
  columns: COLUMNS.map((column) => ({
    headings: column.headings,
    cell: (doc, locale) => cellOf(column, doc, locale),
  })),
  populate: {
    areas: { name: true },
    organisations: { name: true },
    media: { filename: true, alt: true },
  },
};
