import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { Empty } from '@/components/ui/Empty';
import { Pages } from '@/components/ui/Pages';
import type { Look } from '@/lib/check/checkItems';
import { toSearch, type CheckQuery } from '@/lib/check/query';
import type { ListPage } from '@/lib/check/listPage';
import { localePath } from '@/lib/i18n/localePath';
import { checkPath, ROUTES } from '@/lib/routes';
import { CheckFilters } from './CheckFilters';
import { CheckRow } from './CheckRow';
import styles from './Check.module.css';
import row from './CheckRow.module.css';

type Props = { view: ListPage; look: Look; query: CheckQuery };

/** How many there are; of a problem, how many have it, and among which items if those aren't all. */
async function Counted({ view: { shown }, look, query }: Props) {
  const t = await getTranslations('check');
  const { from, checked, total, pages } = look;
  return (
    <p role="status" className={styles.counted}>
      {t('counted', { total: query.problem ? shown.length : total })}
      {query.problem && pages > 1 && checked.length > 0 && (
        <> {t('looked', { from: from + 1, to: from + checked.length, total })}</>
      )}
    </p>
  );
}

/** A page of all items, or those of it that have a problem. */
export async function CheckList(props: Props) {
  const { view, look, query } = props;
  const [locale, t, { pages: texts }] = await Promise.all([
    getLocale(),
    getTranslations('check'),
    getMessages(),
  ]);
  const { page, pages } = look;
  const hrefOf = (to: number) => localePath(locale, checkPath(toSearch({ ...query, page: to })));
  return (
    <>
      <CheckFilters query={query} counts={query.problem && view.counts} />
      <Counted {...props} />
      {view.shown.length === 0 ? (
        <Empty title={t('emptyTitle')} text={t(pages > 1 ? 'emptyPageText' : 'emptyText')}>
          <a href={localePath(locale, ROUTES.check)} className={row.action}>
            {t('showAll')}
          </a>
        </Empty>
      ) : (
        <ol role="list" className={styles.list}>
          {view.shown.map((checked) => (
            <CheckRow key={`${checked.item.kind} ${checked.item.id}`} checked={checked} />
          ))}
        </ol>
      )}
      <Pages {...{ page, pages, hrefOf, texts }} />
    </>
  );
}
