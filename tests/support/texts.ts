import type { Locale } from '../../lib/i18n/locales';
import ar from '../../messages/ar.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import es from '../../messages/es.json' with { type: 'json' };
import fr from '../../messages/fr.json' with { type: 'json' };
import ru from '../../messages/ru.json' with { type: 'json' };
import zh from '../../messages/zh.json' with { type: 'json' };

export type Texts = typeof en;

/** The site's texts, for tests in every language. */
export const TEXTS: Readonly<Record<Locale, Texts>> = { en, fr, zh, es, ru, ar };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A text as a pattern in which every placeholder matches anything. Accessible names contain ordinary spaces only. */
export const like = (text: string) =>
  new RegExp(
    `^${escaped(text)
      .replaceAll(/\\\{\w+\\\}/g, '.+')
      .replaceAll(/\s+/g, '\\s+')}$`,
  );
