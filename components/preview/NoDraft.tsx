import { getTranslations } from 'next-intl/server';
import { Empty } from '@/components/ui/Empty';

/** The message for a draft that lacks what its page needs. */
export async function NoDraft() {
  const t = await getTranslations('preview');
  return (
    <main id="main" className="wrap section" tabIndex={-1}>
      <Empty title={t('emptyTitle')} text={t('emptyText')} level={1} />
    </main>
  );
}
