import { Disc } from '../ui/Disc';
import styles from './Pigments.module.css';

/** One year of each pigment. */
const YEARS = ['2020', '2021', '2022', '2023', '2024'];

/** The discs of the five pigments as cut paper, one over the other: stands where there is no promo film and no picture. */
export const Pigments = () => (
  <div className={styles.root} aria-hidden="true">
    {YEARS.map((year, index) => (
      <span key={year} data-year={year} className={styles.sheet}>
        <Disc cut={index} />
      </span>
    ))}
  </div>
);
