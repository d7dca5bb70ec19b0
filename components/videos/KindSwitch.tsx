import Link from 'next/link';
import { useLocale } from 'next-intl';
import { localePath } from '@/lib/i18n/localePath';
import { VIDEOS_PATHS, type VideosKind } from '@/lib/state/videosQuery';
import type { VideosTexts } from '@/lib/i18n/texts';
import styles from './KindSwitch.module.css';

type Props = { kind: VideosKind; texts: VideosTexts['switch'] };

const KINDS = ['films', 'lives'] as const;

export function KindSwitch({ kind, texts }: Props) {
  const locale = useLocale();
  return (
    <nav aria-label={texts.label} className={`noPrint ${styles.root}`}>
      {KINDS.map((one) => (
        <Link
          key={one}
          href={localePath(locale, VIDEOS_PATHS[one])}
          prefetch={false}
          aria-current={one === kind ? 'page' : undefined}
          data-live={one === 'lives' || undefined}
          className={styles.chip}
        >
          {texts[one]}
        </Link>
      ))}
    </nav>
  );
}
