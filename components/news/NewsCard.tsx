import { useLocale } from 'next-intl';
import { Picture } from '@/components/ui/Picture.client';
import { SiteLink } from '@/components/ui/SiteLink';
import type { News } from '@/lib/domain/news';
import { contentViewPath } from '@/lib/routes';
import { Day } from './Day';
import { foreign } from '@/components/ui/foreign';
import styles from './NewsList.module.css';

type Props = { news: News; isFirst: boolean };

const SIZES = '(width < 40rem) 104px, 256px';

/** Date, title, summary, picture. The title is the link; the whole card is clickable. */
export function NewsCard({ news, isFirst }: Props) {
  const locale = useLocale();
  const { id, title, desc, img, imgWidth: width, imgHeight: height, titleLang, descLang } = news;
  return (
    <li className={styles.card}>
      <Day news={news} className={styles.day} />
      <div className={styles.words}>
        <h2 className={styles.title} {...foreign(titleLang, locale)}>
          <SiteLink href={contentViewPath(id)}>{title}</SiteLink>
        </h2>
        {desc && (
          <p className={styles.desc} {...foreign(descLang, locale)}>
            {desc}
          </p>
        )}
      </div>
      {img && (
        <span className={styles.thumb}>
          <Picture src={img} alt="" {...{ width, height }} sizes={SIZES} first={isFirst} />
        </span>
      )}
    </li>
  );
}
