import { useTranslations } from 'next-intl';
import { Moment } from './Moment';

/** When a page was last rendered, if ever. */
export function RefreshedAt({ at }: { at: number | null }) {
  const t = useTranslations('check');
  if (at === null) return t('never');
  return (
    <>
      {t('refreshedAt')} <Moment at={at} />
    </>
  );
}
