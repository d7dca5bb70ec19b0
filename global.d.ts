import type { Locale } from '@/lib/i18n/locales';
import type en from '@/messages/en.json';

// next-intl passes these types on from use-intl; under TypeScript 6 only the origin can be extended.
declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof en;
  }
}
