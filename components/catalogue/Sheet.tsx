import styles from './Sheet.module.css';

type Props = {
  id?: string;
  /** The cover has no foot: neither its words nor a number. */
  foot?: string;
  number?: number;
  className?: string;
  children: React.ReactNode;
};

/** One page of the book; on paper exactly one, however much it holds. */
export const Sheet = ({ id, foot, number, className = '', children }: Props) => (
  <section id={id} className={`${styles.root} ${className}`}>
    {children}
    {number && (
      <p className={styles.foot}>
        <span>{foot}</span>
        <span>{number}</span>
      </p>
    )}
  </section>
);
