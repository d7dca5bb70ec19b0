import { useMessages, useTranslations } from 'next-intl';
import type { Album } from '@/lib/domain/album';
import { altOf } from '@/lib/domain/albumWords';
import { artworkPath } from '@/lib/routes';
import { Frame } from '../ui/Frame';
import { Picture } from '../ui/Picture';
import { SectionHead } from '../ui/SectionHead';
import { SiteLink } from '../ui/SiteLink';
import styles from './FeaturedWorks.module.css';
import { SliderButtons } from './SliderButtons.client';
import { WorkLabel } from '../ui/WorkLabel';
import { workWidth } from './workWidth';

const LIST_ID = 'featuredWorks';
const SIZES = '(width < 40rem) 70vw, 26rem';

function Work({ work, index }: { work: Album; index: number }) {
  const { home } = useMessages();
  const { imgUrl, width, height, color } = work;
  const alt = altOf(work, home.featured);
  return (
    <li className={styles.item}>
      <SiteLink href={artworkPath(work.id)} className={styles.link}>
        <Frame width={workWidth(work, index)}>
          <Picture src={imgUrl} {...{ alt, width, height, color }} sizes={SIZES} />
        </Frame>
        <span className={styles.label}>
          <WorkLabel work={work} />
        </span>
      </SiteLink>
    </li>
  );
}

/** §2 Home: the featured works, a wall that scrolls sideways. No works, no wall. */
export function FeaturedWorks({ works }: { works: Album[] }) {
  const t = useTranslations('home.featured');
  if (works.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="featured">
      <div className="wrap">
        <SectionHead title={t('title')} id="featured" kicker={t('kicker')}>
          <SliderButtons listId={LIST_ID} previous={t('previous')} next={t('next')} />
        </SectionHead>
      </div>
      <ul role="list" id={LIST_ID} tabIndex={0} aria-labelledby="featured" className={styles.list}>
        {works.map((work, index) => (
          <Work key={work.id} work={work} index={index} />
        ))}
      </ul>
    </section>
  );
}
