'use client';

import type { Locale } from '@/lib/i18n/locales';

const TEXTS: Readonly<Record<Locale, { text: string; retry: string }>> = {
  en: { text: 'This page could not be shown.', retry: 'Try again' },
  fr: { text: 'Cette page n’a pas pu s’afficher.', retry: 'Réessayer' },
  zh: { text: '此页面无法显示。', retry: '重试' },
  es: { text: 'No se ha podido mostrar esta página.', retry: 'Intentar de nuevo' },
  ru: { text: 'Не удалось показать эту страницу.', retry: 'Попробовать ещё раз' },
  ar: { text: 'تعذّر عرض هذه الصفحة.', retry: 'المحاولة مرة أخرى' },
};

type Props = { error: Error; retry: () => void };

/** When the root layout fails, language and fonts are unknown: one line in each language. */
export default function GlobalError({ retry }: Props) {
  return (
    <html lang="en">
      <body>
        <title>One World, One Future</title>
        <main className="wrap section" style={{ fontFamily: 'system-ui' }}>
          <h1>One World, One Future</h1>
          <div role="alert">
            {Object.entries(TEXTS).map(([lang, { text, retry: label }]) => (
              <p key={lang} lang={lang} dir="auto">
                {text}{' '}
                <button type="button" onClick={retry}>
                  {label}
                </button>
              </p>
            ))}
          </div>
        </main>
      </body>
    </html>
  );
}
