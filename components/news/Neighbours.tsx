import { useLocale } from 'next-intl';
import { SiteLink } from '@/components/ui/SiteLink';
import { Icon } from '@/components/ui/Icon';
import type { News } from '@/lib/domain/news';
import { contentViewPath, ROUTES } from '@/lib/routes';
import type en from '@/messages/en.json';
import { Day } from './Day';
import { foreign } from './foreign';
import type { Neighbours as Items } from '@/lib/pages/news';
import styles from './Neighbours.module.css';

type Texts = (typeof en)['news'];
type Side = { news: News; text: string; icon: 'previous' | 'next' };

function Neighbour({ news, text, icon }: Side) {
  const locale = useLocale();
  return (
    <SiteLink href={contentViewPath(news.id)} className={styles[icon]}>
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

type Props = { items: Items; texts: Texts };

/** The items beside one in the list, newer and older, and the way to all of them. */
export function Neighbours({ items: { previous, next }, texts }: Props) {
  return (
    <nav aria-label={texts.neighbours} className={`wrap noPrint ${styles.root}`}>
      {previous && <Neighbour news={previous} text={texts.previous} icon="previous" />}
      <SiteLink href={ROUTES.news} className={styles.all}>
        {texts.all}
      </SiteLink>
      {next && <Neighbour news={next} text={texts.next} icon="next" />}
    </nav>
  );
}
