import buttons from '@/components/ui/buttons.module.css';
import { SiteLink } from '@/components/ui/SiteLink';
import { ROUTES } from '@/lib/routes';
import type { VideosKind } from '@/lib/state/videosQuery';
import type { VideosTexts } from '@/lib/i18n/texts';
import styles from './VideosPage.module.css';

type Props = { kind: VideosKind; texts: VideosTexts['empty'] };

export function NoFilms({ kind, texts }: Props) {
  const isLive = kind === 'lives';
  return (
    <div className={`wrap ${styles.empty}`}>
      <span aria-hidden="true" className={styles.frame} />
      <h2 className={styles.emptyTitle}>{isLive ? texts.liveTitle : texts.title}</h2>
      <p>{isLive ? texts.liveText : texts.text}</p>
      {isLive && (
        <SiteLink href={ROUTES.videosView} className={buttons.link}>
          {texts.online}
        </SiteLink>
      )}
    </div>
  );
}
