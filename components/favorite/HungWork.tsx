import { WorkLabel } from '@/components/ui/WorkLabel';
import { Frame } from '@/components/ui/Frame';
import { Picture } from '@/components/ui/Picture';
import type { Album } from '@/lib/domain/album';
import { altOf } from '@/lib/domain/albumWords';
import type { FavoriteTexts } from '@/lib/i18n/texts';
import styles from './Favorite.module.css';

const SIZES = '(width < 64rem) 92vw, 36rem';
const WIDEST_REM = 36;

/** A wide work is as wide as its place; a tall one is narrower, so that it isn't taller than a screen. */
const widthOf = ({ width, height }: Album) =>
  WIDEST_REM * (width > 0 && height > width ? width / height : 1);

/** The work that is collected, framed beside the form. */
export function HungWork({ work, texts }: { work: Album; texts: FavoriteTexts }) {
  const { imgUrl, width, height, color } = work;
  const alt = altOf(work, texts);
  return (
    <div
      className={styles.work}
      style={{ inlineSize: `min(100%, ${widthOf(work).toFixed(1)}rem)` }}
    >
      <Frame>
        <Picture src={imgUrl} {...{ alt, width, height, color }} sizes={SIZES} first />
      </Frame>
      <WorkLabel work={work} />
    </div>
  );
}
