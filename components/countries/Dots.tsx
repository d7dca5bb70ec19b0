import { placeOf, WORLD } from '@/lib/domain/worldMap';
import styles from './Dots.module.css';

const half = (value: number) => Math.round(value / 2);

/** Steps from dot to dot, from west to east, in half of the map's units: short, as a page has up to 200 dots. */
function pathOf(codes: string[]) {
  const places = codes.flatMap((code) => placeOf(code) ?? []).sort((one, other) => one.x - other.x);
  return places
    .map(({ x, y }, index) => {
      const before = places[index - 1] ?? { x: 0, y: 0 };
      return `m${half(x) - half(before.x)} ${half(y) - half(before.y)}z`.replace(' -', '-');
    })
    .join('');
}

/** A small map of the world with a dot for each country; a decoration, its words stand beside it. */
export function Dots({ codes }: { codes: string[] }) {
  return (
    <span className={styles.root}>
      <svg viewBox={`0 0 ${half(WORLD.width)} ${half(WORLD.height)}`} aria-hidden="true">
        <path d={pathOf(codes)} />
      </svg>
    </span>
  );
}
