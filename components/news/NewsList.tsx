import { getMessages } from 'next-intl/server';
import buttons from '@/components/ui/buttons.module.css';
import { Disc } from '@/components/ui/Disc';
import { PageHead } from '@/components/ui/PageHead';
import { SiteLink } from '@/components/ui/SiteLink';
import type { News } from '@/lib/domain/news';
import { fill } from '@/lib/i18n/fill';
import { newsPath, ROUTES } from '@/lib/routes';
import type en from '@/messages/en.json';
import { NewsCard } from './NewsCard';
import styles from './NewsList.module.css';

type Texts = (typeof en)['news'];
type Props = { items: readonly News[]; page: number; pages: number };

function Pages({ page, pages, texts }: { page: number; pages: number; texts: Texts }) {
  if (pages === 1) return null;
  return (
    <nav aria-label={texts.pages} className={styles.pages}>
      {page > 1 && (
        <SiteLink href={newsPath(page - 1)} className={`${buttons.button} ${styles.turn}`}>
          {texts.newer}
        </SiteLink>
      )}
      <span className={styles.position}>{fill(texts.page, { number: page, total: pages })}</span>
      {page < pages && (
        <SiteLink href={newsPath(page + 1)} className={`${buttons.button} ${styles.turn}`}>
          {texts.more}
        </SiteLink>
      )}
    </nav>
  );
}

function Empty({ texts: { empty } }: { texts: Texts }) {
  return (
    <div className={styles.empty}>
      <Disc className={styles.disc} />
      <p className={styles.emptyTitle}>{empty.title}</p>
      <p>{empty.text}</p>
      <SiteLink href={ROUTES.albumsView} className={buttons.button}>
        {empty.action}
      </SiteLink>
    </div>
  );
}

/** The news, newest first, a page at a time. */
export async function NewsList({ items, page, pages }: Props) {
  const { news: texts } = await getMessages();
  return (
    <main id="main" className={`wrap ${styles.root}`}>
      <PageHead kicker={texts.kicker} cut={1} title={texts.title} />
      {items.length === 0 && <Empty texts={texts} />}
      {items.length > 0 && (
        <ol role="list" className={styles.list}>
          {items.map((news, index) => (
            <NewsCard key={news.id} news={news} isFirst={index === 0} />
          ))}
        </ol>
      )}
      <Pages {...{ page, pages, texts }} />
    </main>
  );
}
