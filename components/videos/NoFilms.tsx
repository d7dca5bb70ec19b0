import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/SiteLink';
import { ROUTES } from '@/lib/routes';
import type { VideosKind } from '@/lib/state/videosQuery';
import styles from './VideosPage.module.css';

export function NoFilms({ kind }: { kind: VideosKind }) {
  const t = useTranslations('videos.empty');
  const isLive = kind === 'lives';
  return (
    <div className={`wrap ${styles.empty}`}>
      <span aria-hidden="true" className={styles.frame} />
      <h2 className={styles.emptyTitle}>{t(isLive ? 'liveTitle' : 'title')}</h2>
      <p>{t(isLive ? 'liveText' : 'text')}</p>
      {isLive && (
        <SiteLink href={ROUTES.videosView} className="arrowLink">
          {t('online')}
        </SiteLink>
      )}
    </div>
  );
}
