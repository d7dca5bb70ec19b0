import { Icon } from '@/components/ui/Icon';
import styles from './Alert.module.css';

type Props = {
  tone: 'ok' | 'err' | 'warn';
  title: string;
  children?: React.ReactNode;
  /** For an alert that replaces a form: it takes the focus, and so is read aloud. */
  ref?: React.Ref<HTMLDivElement>;
};

/** An icon and a title: colour is never the only signal. */
export function Alert({ tone, title, children, ref }: Props) {
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      role={tone === 'ok' ? 'status' : 'alert'}
      data-tone={tone}
      className={styles.root}
    >
      <Icon name={tone === 'ok' ? 'done' : 'fault'} />
      <strong className={styles.title}>{title}</strong>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
