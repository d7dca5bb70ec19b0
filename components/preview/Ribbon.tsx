import { HiddenFields } from '@/components/ui/HiddenFields';
import { Icon } from '@/components/ui/Icon';
import { getLocale, getTranslations } from 'next-intl/server';
import type { PreviewKind } from '@/lib/contract/editorial';
import styles from './Ribbon.module.css';

type Props = { kind: PreviewKind; id: string; itemKey: string };

/** At the foot of every draft: says that it is one, and ends the preview. A form, so that it works without JavaScript. */
export async function Ribbon({ kind, id, itemKey }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('preview');
  return (
    <aside className={styles.root} aria-label={t('title')}>
      <p className={styles.text}>
        <Icon name="eye" />
        <span>
          <strong className={styles.title}>{t('title')}</strong>
          {t('text')}
        </span>
      </p>
      <form action="/api/preview/leave" method="post">
        <HiddenFields of={{ kind, id, key: itemKey, locale }} />
        <button className="button">{t('leave')}</button>
      </form>
    </aside>
  );
}
