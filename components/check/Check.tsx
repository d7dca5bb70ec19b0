import { getLocale, getTranslations } from 'next-intl/server';
import { Empty } from '@/components/ui/Empty';
import { Kicker } from '@/components/ui/Kicker';
import { Main } from '@/components/ui/Main';
import { checkItem, lookAt } from '@/lib/check/checkItems';
import type { CheckQuery } from '@/lib/check/query';
import { listPageOf } from '@/lib/check/listPage';
import { localePath } from '@/lib/i18n/localePath';
import { ROUTES } from '@/lib/routes';
import { CheckItem } from './CheckItem';
import { CheckList } from './CheckList';
import styles from './Check.module.css';
import row from './CheckRow.module.css';

type Props = { query: CheckQuery; refreshed: string };

async function OneItem({ query, refreshed }: Props) {
  const t = await getTranslations('check');
  const checked = query.kind && query.id ? await checkItem(query.kind, query.id) : undefined;
  const outcome = refreshed === 'yes' || refreshed === 'later' ? refreshed : '';
  return checked ? (
    <CheckItem checked={checked} refreshed={outcome} />
  ) : (
    <Empty title={t('emptyTitle')} text={t('gone')} />
  );
}

async function AllItems({ query }: Props) {
  const look = await lookAt(query);
  return <CheckList view={listPageOf(look.checked, query)} look={look} query={query} />;
}

/** The list, or one item of it. */
export async function Check(props: Props) {
  const { query } = props;
  const locale = await getLocale();
  const t = await getTranslations('check');
  const isOne = Boolean(query.kind && query.id);
  return (
    <Main className={`wrap ${styles.root}`}>
      <div className={styles.head}>
        <div>
          <Kicker>{t('kicker')}</Kicker>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        {isOne ? (
          <a href={localePath(locale, ROUTES.check)} className={row.action}>
            {t('back')}
          </a>
        ) : (
          <form action="/api/check/leave" method="post">
            <button className={row.action}>{t('leave')}</button>
          </form>
        )}
      </div>
      {isOne ? <OneItem {...props} /> : <AllItems {...props} />}
    </Main>
  );
}
