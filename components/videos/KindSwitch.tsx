import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { localePath } from '@/lib/i18n/localePath';
import { VIDEOS_PATHS, type VideosKind } from '@/lib/state/videosQuery';
import styles from './KindSwitch.module.css';

const KINDS = ['films', 'lives'] as const;

export function KindSwitch({ kind }: { kind: VideosKind }) {
  const t = useTranslations('videos.switch');
  const locale = useLocale();
  return (
    <nav aria-label={t('label')} className={`noPrint ${styles.root}`}>
      {KINDS.map((one) => (
        <Link
          key={one}
          href={localePath(locale, VIDEOS_PATHS[one])}
          prefetch={false}
          aria-current={one === kind ? 'page' : undefined}
          data-live={one === 'lives' || undefined}
          className={styles.chip}
        >
          {t(one)}
        </Link>
      ))}
    </nav>
  );
}
