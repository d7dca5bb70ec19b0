import styles from './Facts.module.css';

type Fact = {
  title: React.ReactNode;
  text: React.ReactNode;
  /** Below the title. */
  tool?: React.ReactNode;
};

type Props = {
  facts: readonly Fact[];
  /** For a page's text, not a panel. */
  isLarge?: boolean;
};

/** Titles with their values, one per line. */
export const Facts = ({ facts, isLarge = false }: Props) => (
  <dl className={isLarge ? styles.large : styles.small}>
    {facts.map(({ title, text, tool }, index) => (
      <div key={index} className={styles.row}>
        <dt>
          {title}
          {tool}
        </dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
