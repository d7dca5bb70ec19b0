import { useLocale } from 'next-intl';
import { getLocale, getMessages } from 'next-intl/server';
import { ReadAloud } from '@/components/aloud/ReadAloud.client';
import { Share } from '@/components/share/Share.client';
import { Disc } from '@/components/ui/Disc';
import { Kicker } from '@/components/ui/Kicker';
import { Picture } from '@/components/ui/Picture.client';
import type { News } from '@/lib/domain/news';
import { ratioOf } from '@/lib/domain/picture';
import { localePath } from '@/lib/i18n/localePath';
import { contentViewPath } from '@/lib/routes';
import { type Body, type Neighbours as Items } from '@/lib/pages/news';
import { Day } from './Day';
import { foreign } from '@/components/ui/foreign';
import { Main } from '@/components/ui/Main';
import { NewsNeighbours } from './NewsNeighbours';
import { Prose } from './Prose';
import styles from './NewsItem.module.css';

type Props = { news: News; body: Body; neighbours: Items };

const LEAD_SIZES = '(width < 48rem) 90vw, 40rem';
const LONG_TITLE = 60;
const VERY_LONG_TITLE = 120;
const TEXT = 'text';

const lengthOf = ({ length }: string) => {
  if (length > VERY_LONG_TITLE) return 'veryLong';
  return length > LONG_TITLE ? 'long' : undefined;
};

function Head({ news, kicker }: { news: News; kicker: string }) {
  const locale = useLocale();
  return (
    <div className={styles.head}>
      <Kicker cut={1}>{kicker}</Kicker>
      <h1
        className={styles.title}
        data-length={lengthOf(news.title)}
        {...foreign(news.titleLang, locale)}
      >
        {news.title}
      </h1>
      <p className={styles.day}>
        <Day news={news} />
      </p>
      <div className={styles.divider}>
        <Disc cut={2} className={styles.disc} />
      </div>
    </div>
  );
}

function Lead(picture: NonNullable<Body['lead']>) {
  return (
    <div className={styles.lead} style={{ '--ratio': ratioOf(picture) } as React.CSSProperties}>
      <Picture {...picture} sizes={LEAD_SIZES} first />
    </div>
  );
}

/** §2 /contentView: title, divider, and the item's HTML; with date, picture, sharing and neighbours. */
export async function NewsItem({ news, body, neighbours }: Props) {
  const locale = await getLocale();
  const { news: texts, share, aloud } = await getMessages();
  const { id, title, desc, descLang, contentLang } = news;
  return (
    <Main>
      <article className={`wrap ${styles.root}`}>
        <Head news={news} kicker={texts.kicker} />
        <div className={styles.rail}>
          <div className={styles.aside}>
            {desc && (
              <p className={styles.story}>
                <strong>{texts.story}</strong>
                <span {...foreign(descLang, locale)}>{desc}</span>
              </p>
            )}
            <Share title={title} path={localePath(locale, contentViewPath(id))} texts={share} />
            <ReadAloud of={TEXT} lang={contentLang || locale} locale={locale} texts={aloud} />
          </div>
          <div className={styles.text}>
            {body.lead && <Lead {...body.lead} />}
            <Prose id={TEXT} html={body.html} {...foreign(contentLang, locale)} />
          </div>
        </div>
      </article>
      <NewsNeighbours items={neighbours} />
    </Main>
  );
}
