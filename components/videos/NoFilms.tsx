import { useTranslations } from 'next-intl';
import { Empty } from '@/components/ui/Empty';
import { SiteLink } from '@/components/ui/SiteLink';
import { ROUTES } from '@/lib/routes';
import type { VideosKind } from '@/lib/state/videosQuery';
import styles from './VideosPage.module.css';

export function NoFilms({ kind }: { kind: VideosKind }) {
  const t = useTranslations('videos.empty');
  const isLive = kind === 'lives';
  return (
    <div className={`wrap ${styles.empty}`}>
      <Empty title={t(isLive ? 'liveTitle' : 'title')} text={t(isLive ? 'liveText' : 'text')}>
        {isLive && (
          <SiteLink href={ROUTES.videosView} className="arrowLink">
            {t('online')}
          </SiteLink>
        )}
      </Empty>
    </div>
  );
}
