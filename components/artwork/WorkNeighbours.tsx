import { useTranslations } from 'next-intl';
import { Neighbours } from '@/components/ui/Neighbours';
import { SiteLink } from '@/components/ui/SiteLink';
import { useWorkWords } from '@/components/work/useWorkWords';
import { WorkPicture } from '@/components/work/WorkPicture';
import type { Album } from '@/lib/domain/album';
import { albumsViewPath, artworkPath } from '@/lib/routes';
import { namesOf } from '@/lib/domain/workWords';
import type { Neighbours as Works } from '@/lib/pages/artwork';
import styles from './WorkNeighbours.module.css';

type Props = { works: Works; label: string; year: string };

const PICTURE_WIDTH = '9rem';

function Neighbour({ album, rel }: { album: Album; rel: 'prev' | 'next' }) {
  const t = useTranslations('artwork');
  const { title } = namesOf(album, useWorkWords());
  return (
    <SiteLink href={artworkPath(album.id)} rel={rel} className={styles.link}>
      <WorkPicture work={album} sizes={PICTURE_WIDTH} width={PICTURE_WIDTH} />
      <span className={styles.words}>
        <span className={styles.which}>{t(rel === 'prev' ? 'previous' : 'next')}</span>
        <em>
          <bdi>{title}</bdi>
        </em>
      </span>
    </SiteLink>
  );
}

/** The previous and next work of the year or list, and the way back to all of them. */
export function WorkNeighbours({ works: { previous, next }, label, year }: Props) {
  const t = useTranslations('artwork');
  const ofList = useTranslations('gallery');
  if (!label) return null;
  return (
    <Neighbours
      label={t('neighbours')}
      previous={previous && <Neighbour album={previous} rel="prev" />}
      next={next && <Neighbour album={next} rel="next" />}
      all={{ href: albumsViewPath(label), text: year ? t('back', { year }) : ofList('all') }}
    />
  );
}
