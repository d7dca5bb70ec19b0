import styles from './Frame.module.css';

type Props = { children: React.ReactNode; width?: string };

/** §1: a black matt frame of at most 2.5 cm, with a passe-partout. It takes the picture's own ratio. */
export function Frame({ children, width }: Props) {
  return (
    <span className={styles.root} style={width ? { inlineSize: width } : undefined}>
      <span className={styles.mount}>{children}</span>
    </span>
  );
}
