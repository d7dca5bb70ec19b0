import { HiddenFields } from '@/components/ui/HiddenFields';
import { Icon } from '@/components/ui/Icon';
import { useLocale } from 'next-intl';
import type { ItemName } from '@/lib/check/target';
import styles from './CheckRow.module.css';

type Props = { name: ItemName; text: string; title: string };

/** "Refresh now" of an item. A form, so that it works without JavaScript. */
export function RefreshForm({ name, text, title }: Props) {
  const locale = useLocale();
  return (
    <form action="/api/check/refresh" method="post">
      <HiddenFields of={{ ...name, locale }} />
      <button className={styles.action}>
        <Icon name="refresh" /> {text}
        <span className="visuallyHidden">: {title}</span>
      </button>
    </form>
  );
}
