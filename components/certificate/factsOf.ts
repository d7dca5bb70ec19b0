import { CERTIFICATE_ISSUE_DATE } from '@/lib/constants';
import type { Album } from '@/lib/domain/album';
import type { CertificateTexts } from '@/lib/i18n/texts';
import { labelOf, type WorkWords } from '@/lib/i18n/workWords';

const GENDERS = { Female: 'female', Male: 'male' } as const;

export type Fact = { key: string; label: string; value: string };

/** §2 Certificate display: everything that it says. What is empty isn't shown. */
export function factsOf(
  album: Album,
  words: WorkWords,
  sheet: CertificateTexts['sheet'],
): Fact[] {
  const { title, country } = labelOf(album, words);
  const facts = [
    { key: 'title', label: sheet.workTitle, value: title },
    { key: 'name', label: sheet.name, value: album.author },
    { key: 'instructor', label: sheet.instructor, value: album.teacher },
    { key: 'nationality', label: sheet.nationality, value: country },
    { key: 'issued', label: sheet.issued, value: CERTIFICATE_ISSUE_DATE },
    {
      key: 'gender',
      label: sheet.gender,
      value: album.sexText && sheet[GENDERS[album.sexText]],
    },
    { key: 'number', label: sheet.number, value: album.num },
    { key: 'agency', label: sheet.agency, value: album.org || album.orgName },
  ];
  return facts.filter(({ value }) => value !== '');
}
