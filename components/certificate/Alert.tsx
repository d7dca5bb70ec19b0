import { Glyph } from './Glyph';
import styles from './Alert.module.css';

type Props = {
  tone: 'ok' | 'err' | 'warn';
  title: string;
  children?: React.ReactNode;
};

/** A sign and a title beside the colour, which is never the only signal. */
export function Alert({ tone, title, children }: Props) {
  return (
    <div role={tone === 'ok' ? 'status' : 'alert'} data-tone={tone} className={styles.root}>
      <Glyph name={tone === 'ok' ? 'exists' : 'warning'} />
      <strong className={styles.title}>{title}</strong>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
