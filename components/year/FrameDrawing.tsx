import { useTranslations } from 'next-intl';
import { FRAME } from '@/lib/constants';
import styles from './drawings.module.css';

/** One unit is a millimetre of the frame. As wide as the drawing beside it, so that letters have the same size. */
const VIEW = { width: 200, height: 102 };
const EDGE = { x: 20, y: 12 };
const BAR = FRAME.maxWidthCm * 10;
const MOUNT = 16;
const MEASURE_X = 96;
const TICK = 4;

/** §9 Frame: a corner of it, with its width. */
export function FrameDrawing() {
  const t = useTranslations('year.drawings');
  const inner = { x: EDGE.x + BAR, y: EDGE.y + BAR };
  const picture = { x: inner.x + MOUNT, y: inner.y + MOUNT };
  const rest = ({ x, y }: { x: number; y: number }) => ({
    x,
    y,
    width: VIEW.width - x,
    height: VIEW.height - y,
  });
  return (
    <figure>
      <svg
        viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
        width={VIEW.width}
        height={VIEW.height}
        role="img"
        aria-label={t('frameLabel', { frame: FRAME.maxWidthCm })}
        className={styles.drawing}
      >
        <rect {...rest(EDGE)} className={styles.bar} />
        <path d={`M${EDGE.x} ${EDGE.y}l${BAR} ${BAR}`} strokeWidth="0.8" className={styles.mitre} />
        <rect {...rest(inner)} className={styles.mount} />
        <rect {...rest(picture)} className={styles.painting} />
        <path
          d={`M${MEASURE_X} ${EDGE.y}v${BAR}m${-TICK} 0h${2 * TICK}m${-2 * TICK} ${-BAR}h${2 * TICK}`}
          strokeWidth="1"
          className={styles.across}
        />
        <text x={MEASURE_X + 9} y={EDGE.y + BAR / 2 + 2.4} fontSize="7.5" className={styles.onBar}>
          {t('frameWidth', { frame: FRAME.maxWidthCm })}
        </text>
      </svg>
      <figcaption className={styles.caption}>{t('frameCaption')}</figcaption>
    </figure>
  );
}
