import type { ServerProps, TypedUser } from 'payload';
import { LANGUAGES } from '@/lib/i18n/locales';
import { may } from '../../access/may';
import { missingTexts, TEXT_KINDS, type TextKind } from '../../queries/dashboard';
import { CMS_LOCALES } from '../../queries/locale';
import { say, type English } from '../../words/words';
import { Panel } from './Panel';
import { ScrollTable } from './ScrollTable';
import styles from './dashboard.module.css';

const KINDS: Readonly<Record<TextKind, { name: English; slug: string }>> = {
  albums: { name: 'Artworks', slug: 'albums' },
  years: { name: 'Years', slug: 'years' },
  news: { name: 'News', slug: 'news' },
  videos: { name: 'Videos', slug: 'videos' },
  lives: { name: 'Live videos', slug: 'lives' },
  guest_persons: { name: 'Guest experts', slug: 'guestPersons' },
  menus: { name: 'Menu', slug: 'menus' },
  media: { name: 'Descriptions of pictures', slug: 'media' },
};

type I18n = ServerProps['i18n'];

/** Of the kinds whose lists one may open. */
async function findRows(user: TypedUser) {
  const kinds = TEXT_KINDS.filter((kind) => may(user, 'read', KINDS[kind].slug));
  const all: { kind: TextKind; missing: Awaited<ReturnType<typeof missingTexts>> }[] = [];
  // One after another: with many works each takes a moment of the database.
  for (const kind of kinds) all.push({ kind, missing: await missingTexts(kind) });
  return all.filter(({ missing }) => CMS_LOCALES.some((locale) => missing[locale] > 0));
}

const TITLE = 'Texts missing in a language';

/** With many works it takes a moment, for which nobody waits. */
export const TextsAreCounted = ({ language, i18n }: { language: string; i18n: I18n }) => (
  <Panel id="missing-texts-counted" title={say(language, TITLE)}>
    <p className={styles.none}>{i18n.t('general:loading')}</p>
  </Panel>
);

/** Texts that are written in one language and not in another, by kind and language. */
export async function MissingTexts({ language, user }: { language: string; user: TypedUser }) {
  const rows = await findRows(user);
  const { format } = new Intl.NumberFormat(language);
  return (
    <Panel
      id="missing-texts"
      title={say(language, TITLE)}
      note={say(
        language,
        'Where one is missing, visitors read the English text; where that is missing too, another language’s.',
      )}
    >
      {rows.length === 0 ? (
        <p className={styles.none}>
          {say(
            language,
            'None: the main texts are there in all languages. Not counted are a year’s lists, the logo, the footer, page titles and site texts.',
          )}
        </p>
      ) : (
        <ScrollTable labelledBy="missing-texts">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{say(language, 'Kind')}</th>
                {CMS_LOCALES.map((locale) => (
                  <th key={locale} scope="col" lang={locale}>
                    {LANGUAGES[locale].name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ kind, missing }) => (
                <tr key={kind}>
                  <th scope="row">
                    <a href={`/admin/collections/${KINDS[kind].slug}`}>
                      {say(language, KINDS[kind].name)}
                    </a>
                  </th>
                  {CMS_LOCALES.map((locale) => (
                    <td key={locale} data-fault={missing[locale] > 0 || undefined}>
                      {format(missing[locale])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollTable>
      )}
    </Panel>
  );
}
