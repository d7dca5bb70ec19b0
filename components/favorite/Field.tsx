import { Icon } from '@/components/ui/Icon';
import fields from '../ui/fields.module.css';
import styles from './Field.module.css';

type FieldProps = {
  id: string;
  label: string;
  /** The error message; '' when there is none. */
  error: string;
  children: React.ReactNode;
};

/** The ids of an input's error and hint. */
export const describedBy = (id: string, error: string, hint = false) => {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
};

/** Label above, error below with an icon (§5). The error's element always exists, so that its text is announced. */
export function Field({ id, label, error, children }: FieldProps) {
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      <p id={`${id}-error`} aria-live="polite" className={`${fields.error} ${styles.error}`}>
        {error && (
          <>
            <Icon name="fault" />
            <span>{error}</span>
          </>
        )}
      </p>
    </div>
  );
}
