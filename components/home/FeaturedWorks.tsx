import { useTranslations } from 'next-intl';
import { useWorkWords } from '@/components/work/useWorkWords';
import { WorkLabel } from '@/components/work/WorkLabel';
import { WorkPicture } from '@/components/work/WorkPicture';
import type { Album } from '@/lib/domain/album';
import { artworkPath } from '@/lib/routes';
import { SectionHead } from '../ui/SectionHead';
import { SiteLink } from '../ui/SiteLink';
import styles from './FeaturedWorks.module.css';
import { SliderButtons } from './SliderButtons.client';
import { linesOf, lowerOnes, wallWidth } from '@/components/work/widths';
import { ratioOf } from '@/lib/domain/picture';
import { labelOf } from '@/lib/domain/workWords';

/** As much room as the flag and the dot beside the words. */
const FLAG = 'MMMMM';
const LIST_ID = 'featuredWorks';
const SIZES = '(width < 40rem) 70vw, 26rem';

type WorkProps = { work: Album; index: number; isLower: boolean };

function Work({ work, index, isLower }: WorkProps) {
  const words = useWorkWords();
  const width = wallWidth(work, index);
  const later = isLower && {
    'data-later': true,
    style: { '--hung': width, '--ratio': ratioOf(work).toFixed(3) } as React.CSSProperties,
  };
  return (
    <li className={styles.item}>
      <SiteLink href={artworkPath(work.id)} className={styles.link} {...later}>
        <WorkPicture work={work} sizes={SIZES} width={width} />
        <span className={styles.label}>
          <WorkLabel {...{ work, words }} />
        </span>
      </SiteLink>
    </li>
  );
}

/** §2 Home: the featured works, scrolling sideways. Renders nothing without works. */
export function FeaturedWorks({ works }: { works: Album[] }) {
  const t = useTranslations('home.featured');
  const words = useWorkWords();
  if (works.length === 0) return null;
  const lower = lowerOnes(
    works.map((work) => {
      const { title, country, age } = labelOf(work, words);
      return { ...work, lines: linesOf([work.author, title, `${FLAG}${country}${age}`]) };
    }),
  );
  return (
    <section className={styles.root} aria-labelledby="featured">
      <div className="wrap">
        <SectionHead title={t('title')} id="featured" kicker={t('kicker')}>
          <SliderButtons listId={LIST_ID} previous={t('previous')} next={t('next')} />
        </SectionHead>
      </div>
      <ul role="list" id={LIST_ID} tabIndex={0} aria-labelledby="featured" className={styles.list}>
        {works.map((work, index) => (
          <Work key={work.id} work={work} index={index} isLower={lower[index] ?? false} />
        ))}
      </ul>
    </section>
  );
}
