import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { Neighbours } from '@/components/ui/Neighbours';
import { SiteLink } from '@/components/ui/SiteLink';
import type { News } from '@/lib/domain/news';
import { contentViewPath, ROUTES } from '@/lib/routes';
import { Day } from './Day';
import { foreign } from '@/components/ui/foreign';
import type { Neighbours as Items } from '@/lib/pages/news';
import styles from './NewsNeighbours.module.css';

type Side = { news: News; text: string; icon: 'previous' | 'next' };

function Neighbour({ news, text, icon }: Side) {
  const locale = useLocale();
  return (
    <SiteLink
      href={contentViewPath(news.id)}
      className={icon === 'next' ? `${styles.link} ${styles.next}` : styles.link}
    >
      <span className={styles.which}>
        <Icon name={icon} className="flipX" />
        {text}
      </span>
      <span className={styles.title} {...foreign(news.titleLang, locale)}>
        {news.title}
      </span>
      <Day news={news} className={styles.day} />
    </SiteLink>
  );
}

/** The newer and older item in the list. */
export function NewsNeighbours({ items: { previous, next } }: { items: Items }) {
  const t = useTranslations('news');
  return (
    <Neighbours
      label={t('neighbours')}
      previous={previous && <Neighbour news={previous} text={t('previous')} icon="previous" />}
      next={next && <Neighbour news={next} text={t('next')} icon="next" />}
      all={{ href: ROUTES.news, text: t('all') }}
    />
  );
}
