import { useLocale, useTranslations } from 'next-intl';
import type { Album } from '@/lib/domain/album';
import { countryName } from '@/lib/i18n/countryName';
import { MuseumLabel } from './MuseumLabel';

/** The label of a work, on pages that are made on the server. */
export function WorkLabel({ work }: { work: Album }) {
  const t = useTranslations('common');
  const country = countryName(work.countryCode, useLocale(), work.country);
  return (
    <MuseumLabel
      author={work.author}
      title={work.name}
      country={country}
      flag={work.countryFlag}
      age={work.age && t('ageSuffix', { age: work.age })}
    />
  );
}
