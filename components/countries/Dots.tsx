import { placeOf, WORLD } from '@/lib/domain/worldMap';
import styles from './Dots.module.css';

/** Steps from dot to dot, from west to east: half as long as each dot's own place, of which a page has up to 200. */
function pathOf(codes: string[]) {
  const places = codes.flatMap((code) => placeOf(code) ?? []).sort((one, other) => one.x - other.x);
  return places
    .map(({ x, y }, index) => {
      const before = places[index - 1] ?? { x: 0, y: 0 };
      return `m${x - before.x} ${y - before.y}z`.replace(' -', '-');
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
