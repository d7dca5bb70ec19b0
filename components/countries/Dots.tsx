import { placeOf, WORLD } from '@/lib/domain/worldMap';
import styles from './Dots.module.css';

/** Steps from dot to dot: half as long as each dot's own place, of which a page has up to 200. */
function pathOf(codes: string[]) {
  const places = codes.flatMap((code) => placeOf(code)?.at ?? []);
  return places
    .map((value, index) => {
      const step = value - (places[index - 2] ?? 0);
      return index % 2 === 0 ? `m${step} ` : `${step}z`;
    })
    .join('');
}

/** A small map of the world with a dot for each country; a decoration, its words stand beside it. */
export function Dots({ codes }: { codes: string[] }) {
  return (
    <span className={styles.root}>
      <svg viewBox={`0 0 ${WORLD.width} ${WORLD.height}`} aria-hidden="true">
        <path d={pathOf(codes)} />
      </svg>
    </span>
  );
}
