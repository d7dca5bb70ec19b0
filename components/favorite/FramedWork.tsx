import { useWorkWords } from '@/components/work/useWorkWords';
import { WorkLabel } from '@/components/work/WorkLabel';
import { WorkPicture } from '@/components/work/WorkPicture';
import type { Album } from '@/lib/domain/album';
import { ratioOf } from '@/lib/domain/picture';
import styles from './Favorite.module.css';

const SIZES = '(width < 64rem) 92vw, 36rem';
const WIDEST_REM = 36;

/** A wide work fills the column; a tall one is narrower, so that it is no taller than the screen. */
const widthOf = (work: Album) => WIDEST_REM * Math.min(1, ratioOf(work));

/** The work to collect, framed beside the form. */
export function FramedWork({ work }: { work: Album }) {
  const words = useWorkWords();
  return (
    <div
      className={styles.work}
      style={{ inlineSize: `min(100%, ${widthOf(work).toFixed(1)}rem)` }}
    >
      <WorkPicture work={work} sizes={SIZES} first />
      <WorkLabel {...{ work, words }} />
    </div>
  );
}
