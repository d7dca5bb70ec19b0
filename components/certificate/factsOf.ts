import { countryName } from '@/lib/i18n/countryName';
import { CERTIFICATE_ISSUE_DATE } from '@/lib/constants';
import type { Album } from '@/lib/domain/album';
import type { CertificateTexts } from '@/lib/i18n/texts';

const GENDERS = { Female: 'female', Male: 'male' } as const;

export type Fact = { key: string; label: string; value: string };

/** §2 Certificate display: everything that it says. What is empty isn't shown. */
export function factsOf(album: Album, locale: string, texts: CertificateTexts): Fact[] {
  const { sheet } = texts;
  const facts = [
    { key: 'title', label: sheet.workTitle, value: album.name || texts.untitled },
    { key: 'name', label: sheet.name, value: album.author },
    { key: 'instructor', label: sheet.instructor, value: album.teacher },
    {
      key: 'nationality',
      label: sheet.nationality,
      value: countryName(album.countryCode, locale, album.country),
    },
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
