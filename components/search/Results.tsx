import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/Alert';
import { Empty } from '@/components/ui/Empty';
import type { Results as Found } from '@/lib/pages/search';
import { wordsOf } from '@/lib/state/siteSearch';
import { countText } from './countText';
import { Group } from './Group';
import styles from './Search.module.css';
import { WaysOn } from './WaysOn';

type Props = { q: string; results: Found };

function Nothing({ q }: { q: string }) {
  const t = useTranslations('search');
  const isWord = wordsOf(q) !== '';
  return (
    <Empty
      sign="disc"
      title={isWord ? t('empty.title') : t('empty.short')}
      text={isWord ? t('empty.text') : undefined}
    />
  );
}

/** What was found, by kind; else what can be tried. */
export function Results({ q, results: { groups, fault } }: Props) {
  const t = useTranslations('search');
  const tErrors = useTranslations('errors');
  const totals = groups.map(({ total }) => total);
  const isFound = totals.some((total) => total > 0);
  return (
    <>
      {fault && (
        <Alert tone="warn" title={tErrors(fault)}>
          {t('fault')}
        </Alert>
      )}
      {isFound && <p className={styles.total}>{t('found', { total: countText(...totals) })}</p>}
      {groups.map((group, index) => (
        <Group key={group.kind} group={group} isTop={index === 0} />
      ))}
      {!isFound && !fault && <Nothing q={q} />}
      {!isFound && <WaysOn />}
    </>
  );
}
