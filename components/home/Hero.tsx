import { useTranslations } from 'next-intl';
import type { Exhibition } from '@/lib/domain/exhibition';
import { Kicker } from '../ui/Kicker';
import { Picture } from '../ui/Picture.client';
import { SectionButtons } from './SectionButtons';
import { Film } from './Film.client';
import { toSources } from './filmRules';
import { Pigments } from './Pigments';
import styles from './Hero.module.css';

/** §2 Home: the promo video in the background, or the five pigments, title and subtitle in front, then the four section buttons. */
export function Hero({ exhibition }: { exhibition: Exhibition }) {
  const t = useTranslations('home.hero');
  const [poster] = exhibition.bgImgs;
  const sources = toSources(exhibition.files);
  const texts = { title: t('film'), play: t('play'), pause: t('pause') };
  return (
    <div className={styles.root}>
      <div className={styles.stage}>
        {poster ? (
          <Picture src={poster} alt="" width={0} height={0} sizes="100vw" first />
        ) : (
          <Pigments />
        )}
        {sources.length > 0 && <Film sources={sources} texts={texts} />}
      </div>
      <div className={styles.panel}>
        <Kicker>{t('kicker')}</Kicker>
        <h1 className={styles.title}>
          <span>{t('firstLine')}</span> <span>{t('secondLine')}</span>
        </h1>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      <SectionButtons applyUrl={exhibition.applyUrl} />
    </div>
  );
}
