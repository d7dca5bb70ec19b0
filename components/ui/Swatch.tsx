import { SHADES, type Colour } from '@/lib/contract/colours';
import styles from './Swatch.module.css';

/** A patch of one of the eleven colours. Its name stands beside it. */
export const Swatch = ({ colour }: { colour: Colour }) => (
  <span className={styles.root} style={{ background: SHADES[colour] }} aria-hidden="true" />
);
