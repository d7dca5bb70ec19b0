import styles from './Facts.module.css';

export type Fact = { title: string; text: React.ReactNode };

type Props = {
  facts: readonly Fact[];
  /** In a page's text, not in a panel. */
  isLarge?: boolean;
};

/** What there is to say of each title, line by line. */
export const Facts = ({ facts, isLarge = false }: Props) => (
  <dl className={isLarge ? styles.large : styles.small}>
    {facts.map(({ title, text }, index) => (
      <div key={index} className={styles.row}>
        <dt>{title}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
