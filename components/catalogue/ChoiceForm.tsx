import { useLocale, useMessages, useTranslations } from 'next-intl';
import fields from '@/components/ui/fields.module.css';
import { localePath } from '@/lib/i18n/localePath';
import { LANGUAGES, LOCALES } from '@/lib/i18n/locales';
import type { Catalogue } from '@/lib/pages/catalogue';
import { cataloguePath } from '@/lib/routes';
import { NO_SECOND, PAPER_NAMES, PAPERS } from '@/lib/state/catalogueChoice';
import { PrintBook } from './PrintBook.client';
import styles from './ChoiceForm.module.css';

type Option = { value: string; text: string; lang?: string };

type FieldProps = { name: string; label: string; value: string; options: Option[] };

const Field = ({ name, label, value, options }: FieldProps) => (
  <div className={fields.field}>
    <label htmlFor={`choose-${name}`}>{label}</label>
    <select id={`choose-${name}`} name={name} defaultValue={value} className={fields.input}>
      {options.map(({ text, ...rest }) => (
        <option key={rest.value} {...rest}>
          {text}
        </option>
      ))}
    </select>
  </div>
);

const languages = LOCALES.map((value) => ({ value, text: LANGUAGES[value].name, lang: value }));

/** Two languages and a paper; `locale` leads to the page in that language (§2). */
export function ChoiceForm({
  catalogue: { year, page, choice, locales },
}: {
  catalogue: Catalogue;
}) {
  const locale = useLocale();
  const t = useTranslations('catalogue');
  const { print, fetching, fetched, missing } = useMessages().catalogue;
  const none = { value: NO_SECOND, text: t('none') };
  const papers = PAPERS.map((value) => ({ value, text: PAPER_NAMES[value] }));
  return (
    <form action={localePath(locale, cataloguePath(year, page))} className={styles.root}>
      <Field name="locale" label={t('first')} value={locale} options={languages} />
      <Field
        name="with"
        label={t('second')}
        value={locales[1] ?? NO_SECOND}
        options={[none, ...languages]}
      />
      <Field name="paper" label={t('paper')} value={choice.paper} options={papers} />
      <div className={styles.buttons}>
        <button type="submit" className="button" data-tone="quiet">
          {t('show')}
        </button>
        <PrintBook texts={{ print, fetching, fetched, missing }} locale={locale} />
      </div>
    </form>
  );
}
