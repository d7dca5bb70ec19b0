import { useTranslations } from 'next-intl';
import { DISPLAY_CM, PAPER_SIZE } from '@/lib/constants';
import styles from './drawings.module.css';

/** One unit is a centimetre. */
const GROUND = 232;
const WORK = { x: 54, top: GROUND - DISPLAY_CM.height, ...DISPLAY_CM };
const SHEET = { x: 232, width: PAPER_SIZE.widthMm / 10, height: PAPER_SIZE.heightMm / 10 };
/** A work hangs with its middle at the visitors' eye level. */
const EYES = GROUND - 122;
const CHILD_X = 352;
const VIEW = { width: 460, height: GROUND + 4 };
const TICK = 6;

const across = (x1: number, x2: number, y: number) =>
  `M${x1} ${y}H${x2}M${x1} ${y - TICK}v${2 * TICK}M${x2} ${y - TICK}v${2 * TICK}`;
const upright = (y1: number, y2: number, x: number) =>
  `M${x} ${y1}V${y2}M${x - TICK} ${y1}h${2 * TICK}M${x - TICK} ${y2}h${2 * TICK}`;

/** A nine-year-old child of 134 cm, drawn from the feet up. */
const Child = () => (
  <g className={styles.child} transform={`translate(${CHILD_X} ${GROUND})`}>
    <circle cx="0" cy="-118" r="16" />
    <path d="M-17-98h34l8 47H14V0H3v-40h-6V0h-11v-51h-11z" />
  </g>
);

/** §9 Display, Paper size: the largest work, one sheet and a visitor, on the same scale. */
export function ScaleDrawing() {
  const t = useTranslations('year.drawings');
  const { height, width } = DISPLAY_CM;
  const top = EYES - SHEET.height / 2;
  const values = { height, width, paper: PAPER_SIZE.name };
  return (
    <figure>
      <svg
        viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
        width={VIEW.width}
        height={VIEW.height}
        role="img"
        aria-label={t('scaleLabel', values)}
        className={styles.drawing}
      >
        <path d={`M0 ${GROUND}H${VIEW.width}`} strokeWidth="1.5" className={styles.ground} />
        <rect
          x={WORK.x}
          y={WORK.top}
          width={width}
          height={height}
          strokeWidth="4"
          className={styles.work}
        />
        <path
          d={across(WORK.x, WORK.x + width, 16) + upright(WORK.top, GROUND, 30)}
          strokeWidth="1.5"
          className={styles.measure}
        />
        <text x={WORK.x + width / 2} y={WORK.top + 24} fontSize="12" textAnchor="middle">
          {t('size', values)}
        </text>
        <text x={SHEET.x + SHEET.width / 2} y={top - 8} fontSize="12" textAnchor="middle">
          {PAPER_SIZE.name}
        </text>
        <rect
          {...{ x: SHEET.x, y: top, width: SHEET.width, height: SHEET.height }}
          strokeWidth="2.5"
          className={styles.sheet}
        />
        <Child />
      </svg>
      <figcaption className={styles.caption}>{t('scaleCaption', values)}</figcaption>
    </figure>
  );
}
