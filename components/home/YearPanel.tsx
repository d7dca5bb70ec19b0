import { useTranslations } from 'next-intl';
import type { Picture as PictureData } from '@/lib/domain/picture';
import type { YearSummary } from '@/lib/domain/years';
import { yearPath } from '@/lib/routes';
import { Disc } from '../ui/Disc';
import { FramedPicture } from '../ui/FramedPicture.client';
import { Icon } from '../ui/Icon';
import { Kicker } from '../ui/Kicker';
import { SiteLink } from '../ui/SiteLink';
import styles from './YearPanel.module.css';

const SHOWN_WORKS = 2;
const SIZES = '(width < 64rem) 45vw, 24rem';

function Works({ works, year }: { works: PictureData[]; year: string }) {
  const t = useTranslations('year');
  if (works.length === 0) return null;
  return (
    <div className={styles.pair}>
      {works.slice(0, SHOWN_WORKS).map(({ imgUrl, alt, width, height }) => (
        <FramedPicture
          key={imgUrl}
          src={imgUrl}
          alt={alt || t('workAlt', { year })}
          {...{ width, height }}
          sizes={SIZES}
        />
      ))}
    </div>
  );
}

function Subthemes({ subthemes }: { subthemes: string[] }) {
  if (subthemes.length === 0) return null;
  return (
    <ul role="list" className={styles.subthemes}>
      {subthemes.map((subtheme, index) => (
        <li key={subtheme} className={styles.subtheme}>
          <Disc cut={index} className={styles.disc} />
          <span>
            <bdi>{subtheme}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function YearPanel({ summary }: { summary: YearSummary }) {
  const t = useTranslations('home.years');
  const { year, edition, title, lead, subthemes, works } = summary;
  // A year without a title has its number for one.
  const kicker = edition || (title && year);
  return (
    <div className={styles.root}>
      <Works works={works} year={year} />
      <div>
        {kicker && (
          <Kicker disc={false}>
            <bdi>{kicker}</bdi>
          </Kicker>
        )}
        <h3 className={styles.title}>
          <bdi>{title || year}</bdi>
        </h3>
        {lead && (
          <p className={styles.lead}>
            <bdi>{lead}</bdi>
          </p>
        )}
        <Subthemes subthemes={subthemes} />
        <SiteLink href={yearPath(year)} className={`button ${styles.more}`}>
          {t('see', { year })}
          <Icon name="next" className="flipX" />
        </SiteLink>
      </div>
    </div>
  );
}
