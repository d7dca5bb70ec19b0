import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/Alert';
import { checkPages } from '@/lib/check/checkPages';
import type { Checked } from '@/lib/check/checkItems';
import { env } from '@/lib/env';
import { FaultList } from './FaultList';
import { Moment } from './Moment';
import { PreviewCard } from './PreviewCard';
import { RefreshForm } from './RefreshForm';
import styles from './Check.module.css';

type Props = { checked: Checked; refreshed: 'yes' | 'later' | '' };

/** One item: all its faults, and its preview card in each language. */
export async function CheckItem({ checked, refreshed }: Props) {
  const { item, faults } = checked;
  const { kind, id, key, title, updatedAt } = item;
  const [t, seen] = await Promise.all([getTranslations('check'), checkPages(kind, key)]);
  const { host } = new URL(env().siteUrl);
  return (
    <article className={styles.item}>
      <header className={styles.itemHead}>
        <p className={styles.kind}>{t(`kinds.${kind}`)}</p>
        <h2 className={styles.itemTitle}>
          <bdi>{title}</bdi>
        </h2>
        <p className={styles.kind}>
          {t('changedAt')} <Moment at={updatedAt} />
        </p>
        <RefreshForm name={{ kind, id, key }} text={t('refresh')} title={title} />
        {refreshed === 'yes' && <Alert tone="ok" title={t('refreshed')} />}
        {refreshed === 'later' && <Alert tone="warn" title={t('refreshLater')} />}
      </header>
      <section aria-labelledby="faults">
        <h3 id="faults" className={styles.sectionTitle}>
          {t('faults')}
        </h3>
        <FaultList faults={faults} />
      </section>
      <section aria-labelledby="cards">
        <h3 id="cards" className={styles.sectionTitle}>
          {t('cards')}
        </h3>
        <p className={styles.lead}>{t('cardsText')}</p>
        <ul role="list" className={styles.cards}>
          {seen.map((page) => (
            <PreviewCard key={page.locale} page={page} host={host} />
          ))}
        </ul>
      </section>
    </article>
  );
}
