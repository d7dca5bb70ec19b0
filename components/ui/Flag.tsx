import styles from './Flag.module.css';

/** Decoration beside the country's name: a file of ours or of the service. */
export function Flag({ src }: { src: string }) {
  // eslint-disable-next-line @next/next/no-img-element -- a vector of less than a kilobyte
  return <img src={src} alt="" width={24} height={16} loading="lazy" className={styles.root} />;
}
