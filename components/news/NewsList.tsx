import { useLocale, useMessages, useTranslations } from 'next-intl';
import { Empty } from '@/components/ui/Empty';
import { Main } from '@/components/ui/Main';
import { PageHead } from '@/components/ui/PageHead';
import { Pages } from '@/components/ui/Pages';
import { SiteLink } from '@/components/ui/SiteLink';
import { feedPath } from '@/lib/discovery/metadata/siteAddress';
import type { News } from '@/lib/domain/news';
import { localePath } from '@/lib/i18n/localePath';
import { newsPath, ROUTES } from '@/lib/routes';
import { NewsCard } from './NewsCard';
import styles from './NewsList.module.css';

type Props = { items: readonly News[]; page: number; pages: number };

function NoNews() {
  const t = useTranslations('news.empty');
  return (
    <Empty sign="disc" title={t('title')} text={t('text')}>
      <SiteLink href={ROUTES.albumsView} className="button">
        {t('action')}
      </SiteLink>
    </Empty>
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
  const locale = useLocale();
  const t = useTranslations('news');
  const words = { label: t('pages'), previous: t('newer'), next: t('more') };
  const texts = { ...useMessages().pages, ...words };
  const hrefOf = (other: number) => localePath(locale, newsPath(other));
  return (
    <Main className={`wrap ${styles.root}`}>
      <PageHead kicker={t('kicker')} cut={1} title={t('title')} />
      {items.length === 0 && <NoNews />}
      {items.length > 0 && (
        <ol role="list">
          {items.map((news, index) => (
            <NewsCard key={news.id} news={news} isFirst={index === 0} />
          ))}
        </ol>
      )}
      <Pages {...{ page, pages, hrefOf, texts }} className={styles.pages} />
      <Feed />
    </Main>
  );
}
