import { useLocale, useTranslations } from 'next-intl';
import { Disc } from '@/components/ui/Disc';
import { Main } from '@/components/ui/Main';
import { PageHead } from '@/components/ui/PageHead';
import { SiteLink } from '@/components/ui/SiteLink';
import { feedPath } from '@/lib/discovery/metadata/siteAddress';
import type { News } from '@/lib/domain/news';
import { newsPath, ROUTES } from '@/lib/routes';
import { NewsCard } from './NewsCard';
import styles from './NewsList.module.css';

type Props = { items: readonly News[]; page: number; pages: number };

function Pages({ page, pages }: { page: number; pages: number }) {
  const t = useTranslations('news');
  const tPages = useTranslations('pages');
  if (pages === 1) return null;
  return (
    <nav aria-label={t('pages')} className={styles.pages}>
      {page > 1 && (
        <SiteLink href={newsPath(page - 1)} data-tone="outline" className="button">
          {t('newer')}
        </SiteLink>
      )}
      <span className={styles.position}>{tPages('place', { page, pages })}</span>
      {page < pages && (
        <SiteLink href={newsPath(page + 1)} data-tone="outline" className="button">
          {t('more')}
        </SiteLink>
      )}
    </nav>
  );
}

function Empty() {
  const t = useTranslations('news.empty');
  return (
    <div className={styles.empty}>
      <Disc className={styles.disc} />
      <p className={styles.emptyTitle}>{t('title')}</p>
      <p>{t('text')}</p>
      <SiteLink href={ROUTES.albumsView} className="button">
        {t('action')}
      </SiteLink>
    </div>
  );
}

/** For whoever reads news elsewhere: the head names it, but few browsers show that. */
function Feed() {
  const locale = useLocale();
  const t = useTranslations('news');
  return (
    <p className={styles.feed}>
      <a href={feedPath(locale)} type="application/atom+xml" className="arrowLink">
        {t('feed')}
      </a>
    </p>
  );
}

/** A page of the news, newest first. */
export function NewsList({ items, page, pages }: Props) {
  const t = useTranslations('news');
  return (
    <Main className={`wrap ${styles.root}`}>
      <PageHead kicker={t('kicker')} cut={1} title={t('title')} />
      {items.length === 0 && <Empty />}
      {items.length > 0 && (
        <ol role="list">
          {items.map((news, index) => (
            <NewsCard key={news.id} news={news} isFirst={index === 0} />
          ))}
        </ol>
      )}
      <Pages {...{ page, pages }} />
      <Feed />
    </Main>
  );
}
