import { getLocale, getTranslations } from 'next-intl/server';
import { Empty } from '@/components/ui/Empty';
import { LOOKED_AT, type Look } from '@/lib/check/checkItems';
import { toSearch, type CheckQuery } from '@/lib/check/query';
import type { ListPage } from '@/lib/check/listPage';
import { localePath } from '@/lib/i18n/localePath';
import { checkPath, ROUTES } from '@/lib/routes';
import { CheckFilters } from './CheckFilters';
import { CheckRow } from './CheckRow';
import styles from './Check.module.css';
import row from './CheckRow.module.css';

type Props = { view: ListPage; look: Look; query: CheckQuery };

async function Pages({ view: { pages }, query }: Pick<Props, 'view' | 'query'>) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('check')]);
  if (pages < 2) return null;
  const hrefOf = (page: number) => localePath(locale, checkPath(toSearch({ ...query, page })));
  return (
    <nav aria-label={t('pages')} className={styles.pages}>
      {Array.from({ length: pages }, (_, at) => at + 1).map((page) => (
        <a
          key={page}
          href={hrefOf(page)}
          className={row.action}
          aria-current={page === query.page ? 'page' : undefined}
          aria-label={t('page', { page })}
        >
          {page}
        </a>
      ))}
    </nav>
  );
}

/** All items are too many for one look: where this one ends the next begins. */
async function FurtherLooks({ look: { from, total, checked }, query }: Omit<Props, 'view'>) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('check')]);
  const hrefOf = (start: number) =>
    localePath(locale, checkPath(toSearch({ ...query, from: start, page: 1 })));
  const next = from + LOOKED_AT;
  if (from === 0 && next >= total) return null;
  return (
    <nav aria-label={t('looks')} className={styles.pages}>
      {from > 0 && (
        <a href={hrefOf(Math.max(0, from - LOOKED_AT))} rel="prev" className={row.action}>
          {t('earlier')}
        </a>
      )}
      <span>{t('looked', { from: from + 1, to: from + checked.length, total })}</span>
      {next < total && (
        <a href={hrefOf(next)} rel="next" className={row.action}>
          {t('further')}
        </a>
      )}
    </nav>
  );
}

/** What was found, fifty at a time. */
export async function CheckList(props: Props) {
  const { view, look, query } = props;
  const [locale, t] = await Promise.all([getLocale(), getTranslations('check')]);
  return (
    <>
      <CheckFilters query={query} counts={view.counts} />
      <p role="status" className={styles.counted}>
        {t('counted', { total: view.total })}
      </p>
      {view.shown.length === 0 ? (
        <Empty title={t('emptyTitle')} text={t('emptyText')}>
          <a href={localePath(locale, ROUTES.check)} className={row.action}>
            {t('showAll')}
          </a>
        </Empty>
      ) : (
        <ol role="list" className={styles.list}>
          {view.shown.map((checked) => (
            <CheckRow key={`${checked.kind} ${checked.item.id}`} checked={checked} />
          ))}
        </ol>
      )}
      <Pages {...{ view, query }} />
      <FurtherLooks {...{ look, query }} />
    </>
  );
}
