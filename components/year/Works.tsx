import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { useWorkWords } from '@/components/work/useWorkWords';
import { WorkLabel } from '@/components/work/WorkLabel';
import { WorkPicture } from '@/components/work/WorkPicture';
import type { Album } from '@/lib/domain/album';
import type { Page } from '@/lib/domain/page';
import { scaledSizes } from '@/lib/pictureWidths.mjs';
import { albumsViewPath, artworkPath, cataloguePath, classroomPath } from '@/lib/routes';
import { Section } from './Section';
import styles from './Works.module.css';
import { columnWidth } from '@/components/work/widths';

const SIZES = '(width < 64rem) 45vw, 20rem';

function Work({ work }: { work: Album }) {
  const words = useWorkWords();
  const width = columnWidth(work);
  return (
    <li className={styles.item}>
      <SiteLink href={artworkPath(work.id)} className={styles.link}>
        <span className={styles.hung}>
          <WorkPicture {...{ work, width }} sizes={scaledSizes(SIZES, width)} />
        </span>
        <WorkLabel {...{ work, words }} />
      </SiteLink>
    </li>
  );
}

type Props = { works: Page<Album>; year: string; label: string };

/** Some of the year's works, and a link to all of them. */
export function Works({ works, year, label }: Props) {
  const t = useTranslations('year');
  return (
    <Section
      id="works"
      title={t('works.title', { year })}
      kicker={t('sections.works')}
      aside={
        <SiteLink href={albumsViewPath(label)} className="arrowLink">
          {t('works.all', { count: works.total })}
          <Icon name="next" className="flipX" />
        </SiteLink>
      }
    >
      <ul role="list" className={styles.list}>
        {works.items.map((work) => (
          <Work key={work.id} work={work} />
        ))}
      </ul>
      <p className={`noPrint ${styles.catalogue}`}>
        <SiteLink href={cataloguePath(year)} className="arrowLink">
          {t('works.catalogue')}
        </SiteLink>{' '}
        <SiteLink href={classroomPath(label)} className="arrowLink">
          {t('works.classroom')}
        </SiteLink>
      </p>
    </Section>
  );
}
