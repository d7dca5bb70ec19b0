import styles from './ItemPicture.module.css';

/** §3: the picture that editors set for a menu item or a language. */
export const ItemPicture = ({ img }: { img: string }) => (
  // eslint-disable-next-line @next/next/no-img-element -- as small as a letter, and often a vector
  <img src={img} alt="" width={24} height={24} className={styles.root} />
);
