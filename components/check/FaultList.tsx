import { Icon } from '@/components/ui/Icon';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Fault } from '@/lib/check/faults';
import { languageName } from '@/lib/i18n/intl';
import type en from '@/messages/en.json';
import styles from './FaultList.module.css';

type Props = { faults: readonly Fault[]; most?: number };

type FieldKey = keyof (typeof en)['check']['fields'];

const FIELDS: Readonly<Record<string, FieldKey>> = {
  title: 'title',
  name: 'name',
  lead: 'lead',
  description: 'description',
  html: 'html',
  cover: 'cover',
  'cover.alt': 'coverAlt',
  'draft.icon': 'draftIcon',
  'draft.icon.alt': 'draftIconAlt',
  'draft.description': 'draftDescription',
  'draft.content': 'draftContent',
};

/** The faults, a line each; a field without a name of ours has the CMS's. */
export async function FaultList({ faults, most = faults.length }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('check');
  if (faults.length === 0) {
    return (
      <p className={styles.fine}>
        <Icon name="done" /> {t('fine')}
      </p>
    );
  }
  const rest = faults.length - most;
  return (
    <ul role="list" className={styles.root}>
      {faults.slice(0, most).map(({ problem, what, locale: code }) => {
        const field = FIELDS[what];
        const isField = problem !== 'link' && problem !== 'tags';
        return (
          <li key={`${problem} ${what} ${code ?? ''}`} className={styles.fault}>
            <Icon name="fault" />
            <span>
              <strong>{t(`problems.${problem}`)}</strong>{' '}
              {isField && field ? t(`fields.${field}`) : <code dir="ltr">{what}</code>}
              {code && <span className={styles.code}> ({languageName(code, locale)})</span>}
            </span>
          </li>
        );
      })}
      {rest > 0 && <li className={styles.rest}>{t('more', { number: rest })}</li>}
    </ul>
  );
}
