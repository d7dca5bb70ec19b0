import { CERTIFICATE_ISSUE_DATE } from '@/lib/constants';
import type { Album } from './album';
import type { CertificateTexts } from '@/lib/i18n/messages';
import { labelOf, type WorkWords } from './workWords';

const GENDERS = { Female: 'female', Male: 'male' } as const;

export type Fact = { key: string; title: string; text: string };

/** §2 Certificate display: all its fields; empty ones are left out. */
export function factsOf(
  album: Album,
  words: WorkWords,
  sheet: CertificateTexts['sheet'],
  issued = CERTIFICATE_ISSUE_DATE,
): Fact[] {
  const { title: workTitle, country } = labelOf(album, words);
  const facts = [
    { key: 'title', title: sheet.workTitle, text: workTitle },
    { key: 'name', title: sheet.name, text: album.author },
    { key: 'instructor', title: sheet.instructor, text: album.teacher },
    { key: 'nationality', title: sheet.nationality, text: country },
    { key: 'issued', title: sheet.issued, text: issued },
    {
      key: 'gender',
      title: sheet.gender,
      text: album.sexText && sheet[GENDERS[album.sexText]],
    },
    { key: 'number', title: sheet.number, text: album.num },
    { key: 'agency', title: sheet.agency, text: album.org || album.orgName },
  ];
  return facts.filter(({ text }) => text !== '');
}

/** The sheet's largest line: a work without a name has its number there. */
export const holderOf = ({ author, num }: Album) => author || num;

/** In the order of the sheet. */
const ROWS = ['nationality', 'gender', 'instructor', 'number', 'issued', 'agency'];

/** The rows of the sheet, on the page and on paper; title and name stand above. */
export function rowsOf(...shown: Parameters<typeof factsOf>): Fact[] {
  const [, , sheet] = shown;
  const facts = factsOf(...shown).map((fact) =>
    fact.key === 'agency' ? { ...fact, title: sheet.agencyShort } : fact,
  );
  return ROWS.flatMap((row) => facts.filter(({ key }) => key === row));
}
