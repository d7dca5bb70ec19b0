import styles from './NotOpened.module.css';

/** What was pressed can't be opened: stays until the next press. */
export const NotOpened = ({ text }: { text: string }) => (
  <p role="alert" className={`noPrint ${styles.root}`}>
    {text}
  </p>
);
