import { Icon } from '@/components/ui/Icon';
import fields from '../ui/fields.module.css';
import styles from './Field.module.css';

export type FieldProps = {
  id: string;
  label: string;
  /** The failure's text; '' when there is none. */
  error: string;
  children: React.ReactNode;
};

/** What an input says of its failure and hint. */
export const describedBy = (id: string, error: string, hint = false) => {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
};

/** Label above, failure below with a sign (§5). The place of the failure is there from the start, so that it is announced. */
export function Field({ id, label, error, children }: FieldProps) {
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      <p id={`${id}-error`} aria-live="polite" className={`${fields.error} ${styles.error}`}>
        {error && <Icon name="fault" />}
        {error}
      </p>
    </div>
  );
}
