import accent from '@/components/ui/accentButton.module.css';
import { Icon } from '@/components/ui/Icon';
import { hostOf } from '@/lib/domain/link';
import { fill } from '@/lib/i18n/fill';
import type { Film } from '@/lib/pages/film';
import { Screen } from './Screen';
import type { VideosTexts } from '@/lib/i18n/messages';
import styles from './OutsideFilm.module.css';

type Props = { film: Film; isListed?: boolean; texts: VideosTexts['player'] };

/** A film on another site: its picture and a link. Nothing is loaded from there (decision 0011). */
export function OutsideFilm({ film, isListed, texts }: Props) {
  const host = hostOf(film.outsideUrl);
  return (
    <Screen film={film} isListed={isListed}>
      <div className={styles.root}>
        <p>{texts.outsideText}</p>
        <a href={film.outsideUrl} rel="external noopener" className={accent.root}>
          <bdi>{fill(texts.outside, { host })}</bdi>
          <Icon name="outside" />
        </a>
      </div>
    </Screen>
  );
}
