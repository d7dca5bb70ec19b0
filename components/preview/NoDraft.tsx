import { getTranslations } from 'next-intl/server';
import { Empty } from '@/components/ui/Empty';
import type { Locale } from '@/lib/i18n/locales';

/** A draft without what its page can't do without. */
export async function NoDraft({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'preview' });
  return (
    <main id="main" className="wrap section" tabIndex={-1}>
      <Empty title={t('emptyTitle')} text={t('emptyText')} level={1} />
    </main>
  );
}
