import { Icon } from '@/components/ui/Icon';
import styles from './Alert.module.css';

type Props = {
  id?: string;
  tone: 'ok' | 'err' | 'warn';
  title: string;
  children?: React.ReactNode;
  /** It stands in a status that was there before: one that comes with its text may not be read aloud. */
  isSilent?: boolean;
  /** For an alert that replaces a form: it takes the focus, and so is read aloud. */
  ref?: React.Ref<HTMLDivElement>;
};

/** An icon and a title: colour is never the only signal. */
export function Alert({ id, tone, title, children, isSilent, ref }: Props) {
  const role = tone === 'ok' ? 'status' : 'alert';
  return (
    <div
      id={id}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      role={isSilent ? undefined : role}
      data-tone={tone}
      className={styles.root}
    >
      <Icon name={tone === 'ok' ? 'done' : 'fault'} />
      <strong className={styles.title}>{title}</strong>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
