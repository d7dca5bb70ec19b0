import { Icon } from '@/components/ui/Icon';
import styles from './Alert.module.css';

type Props = {
  tone: 'ok' | 'err' | 'warn';
  title: string;
  children?: React.ReactNode;
  /** For one that takes a form's place: it is then read out for being focused. */
  ref?: React.Ref<HTMLDivElement>;
};

/** A sign and a title beside the colour, which is never the only signal. */
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
