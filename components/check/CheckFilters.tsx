import { getLocale, getTranslations } from 'next-intl/server';
import { EDITORIAL_KINDS } from '@/lib/contract/editorial';
import { PROBLEMS } from '@/lib/check/faults';
import { toSearch, type CheckQuery } from '@/lib/check/query';
import type { ListPage } from '@/lib/check/listPage';
import { localePath } from '@/lib/i18n/localePath';
import { checkPath } from '@/lib/routes';
import styles from './CheckFilters.module.css';

/** `counts`: of the items that were looked at for a problem. */
type Props = { query: CheckQuery; counts?: ListPage['counts'] };

type Choice = { key: string; text: string; href: string; isCurrent: boolean; count?: number };

function Choices({ title, choices }: { title: string; choices: Choice[] }) {
  return (
    <nav aria-label={title} className={styles.group}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      <ul role="list" className={styles.list}>
        {choices.map(({ key, text, href, isCurrent, count }) => (
          <li key={key}>
            <a href={href} className={styles.chip} aria-current={isCurrent ? 'true' : undefined}>
              {text} {count !== undefined && <span className={styles.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Filters by kind and by problem. They are links: they work without JavaScript and can be bookmarked. */
export async function CheckFilters({ query, counts }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('check');
  const { kind, problem } = query;
  const hrefOf = (part: Partial<CheckQuery>) =>
    localePath(locale, checkPath(toSearch({ kind, problem, ...part, page: 1 })));
  const kinds = [undefined, ...EDITORIAL_KINDS].map((one) => ({
    key: one ?? 'all',
    text: t(`kinds.${one ?? 'all'}`),
    href: hrefOf({ kind: one }),
    isCurrent: one === kind,
  }));
  const problems = [undefined, 'any' as const, ...PROBLEMS].map((one) => ({
    key: one ?? 'all',
    text: t(`problems.${one ?? 'all'}`),
    href: hrefOf({ problem: one }),
    isCurrent: one === problem,
    count: one && counts?.[one],
  }));
  return (
    <div className={styles.root}>
      <Choices title={t('kinds.title')} choices={kinds} />
      <Choices title={t('problems.title')} choices={problems} />
    </div>
  );
}
