import { getLocale, getTranslations } from 'next-intl/server';
import buttons from '@/components/ui/buttons.module.css';
import { Outline } from '@/components/ui/Outline';
import type { PreviewKind } from '@/lib/contract/editorial';
import styles from './Ribbon.module.css';

type Props = { kind: PreviewKind; id: string; itemKey: string };

const EYE =
  'M2 12s3.600-6.500 10-6.500S22 12 22 12s-3.600 6.500-10 6.500S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z';

/** Over the foot of every draft: what this is, and the way out. A form, so that it works without a script. */
export async function Ribbon({ kind, id, itemKey }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('preview');
  return (
    <aside className={styles.root} aria-label={t('title')}>
      <p className={styles.text}>
        <Outline d={EYE} />
        <span>
          <strong>{t('title')}</strong> {t('text')}
        </span>
      </p>
      <form action="/api/preview/leave" method="post">
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="key" value={itemKey} />
        <input type="hidden" name="locale" value={locale} />
        <button className={buttons.button}>{t('leave')}</button>
      </form>
    </aside>
  );
}
