import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/SiteLink';
import { VIDEOS_PATHS, type VideosKind } from '@/lib/state/videosQuery';
import styles from './KindSwitch.module.css';

const KINDS = ['films', 'lives'] as const;

export function KindSwitch({ kind }: { kind: VideosKind }) {
  const t = useTranslations('videos.switch');
  return (
    <nav aria-label={t('label')} className={`noPrint ${styles.root}`}>
      {KINDS.map((one) => (
        <SiteLink
          key={one}
          href={VIDEOS_PATHS[one]}
          aria-current={one === kind ? 'page' : undefined}
          data-live={one === 'lives' || undefined}
          className={styles.chip}
        >
          {t(one)}
        </SiteLink>
      ))}
    </nav>
  );
}
