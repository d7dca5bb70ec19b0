import { Icon } from '@/components/ui/Icon';
import { useLocale, useTranslations } from 'next-intl';
import { NUMBER_INPUT } from '@/components/certificate/numberInput';
import fields from '@/components/ui/fields.module.css';
import { localePath } from '@/lib/i18n/localePath';
import { ROUTES } from '@/lib/routes';
import { Section } from './Section';
import styles from './CertificateSearch.module.css';

/** §2: the older search of the year pages. A plain form: the page it opens answers, also for an empty number (§5). */
export function CertificateSearch() {
  const t = useTranslations('certificate');
  const title = t('search.title');
  return (
    <Section id="certificate" title={title} kicker={t('kicker')} rail>
      <p className={styles.lead}>{useTranslations('year.certificate')('lead')}</p>
      <form
        role="search"
        aria-label={title}
        action={localePath(useLocale(), ROUTES.certWeSearch)}
        className={styles.form}
      >
        <div className={fields.field}>
          <label htmlFor="certificateNumber">{t('label')}</label>
          <input
            id="certificateNumber"
            name="num"
            placeholder={t('example')}
            {...NUMBER_INPUT}
            className={`${fields.input} ${fields.number}`}
          />
        </div>
        <button type="submit" className="button">
          <Icon name="search" />
          {t('check')}
        </button>
      </form>
    </Section>
  );
}
