import { useTranslations } from 'next-intl';
import { Empty } from '@/components/ui/Empty';
import { Main } from '@/components/ui/Main';

/** For an editor whose session has ended. */
export function CheckEnded() {
  const t = useTranslations('check');
  return (
    <Main className="wrap">
      <Empty level={1} title={t('endedTitle')} text={t('ended')} />
    </Main>
  );
}
