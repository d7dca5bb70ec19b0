import { useLocale, useTranslations } from 'next-intl';
import type { Language } from '@/lib/domain/language';
import { isLocale, LANGUAGES, LOCALES } from '@/lib/i18n/locales';
import { Icon } from '../ui/Icon';
import { Disclosure } from './Disclosure.client';
import { LanguageLinks, type LanguageChoice } from './LanguageLinks.client';
import styles from './LanguageMenu.module.css';

/** The service's languages that the site has; all of the site's when the service gives none. */
export function toChoices(languages: readonly Language[]): LanguageChoice[] {
  const offered = languages.flatMap(({ id, label, img }) => {
    const locale = id.toLowerCase();
    return isLocale(locale) ? [{ locale, label: label || LANGUAGES[locale].name, img }] : [];
  });
  return offered.length > 0
    ? offered
    : LOCALES.map((locale) => ({ locale, label: LANGUAGES[locale].name, img: '' }));
}

type Props = { languages: Language[] };

/** §2 Language menu */
export function LanguageMenu({ languages }: Props) {
  const locale = useLocale();
  const t = useTranslations('layout.language');
  const choices = toChoices(languages);
  const name = choices.find((choice) => choice.locale === locale)?.label ?? LANGUAGES[locale].name;
  const code = locale.toUpperCase();
  const label = (
    <>
      <Icon name="globe" className={styles.globe} />
      {code}
    </>
  );
  return (
    // The name contains the visible text, for voice control (WCAG 2.5.3).
    <Disclosure label={label} name={`${t('label', { name })} (${code})`} variant="tool" asMenu>
      <LanguageLinks current={locale} choices={choices} />
    </Disclosure>
  );
}
