import { useLocale } from 'next-intl';
import { Outline } from '@/components/ui/Outline';
import { TURN } from '@/components/ui/signs';
import type { ItemName } from '@/lib/check/target';
import styles from './CheckRow.module.css';

type Props = { name: ItemName; text: string; title: string };

/** "Refresh now" of one item. A form, so that it works without a script. */
export function RefreshForm({ name, text, title }: Props) {
  const locale = useLocale();
  return (
    <form action="/api/check/refresh" method="post">
      {Object.entries({ ...name, locale }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button className={styles.action}>
        <Outline d={TURN} /> {text}
        <span className="visuallyHidden">: {title}</span>
      </button>
    </form>
  );
}
