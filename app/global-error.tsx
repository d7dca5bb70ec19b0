'use client';

import { tryAgain } from '@/components/errors/tryAgain';
import { localePath } from '@/lib/i18n/localePath';
import { LOCALES, type Locale } from '@/lib/i18n/locales';

type Texts = { text: string; retry: string; home: string };

const TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    text: 'This page could not be shown.',
    retry: 'Try again',
    home: 'Go to the home page',
  },
  fr: {
    text: 'Cette page n’a pas pu s’afficher.',
    retry: 'Réessayer',
    home: 'Aller à l’accueil',
  },
  zh: { text: '此页面无法显示。', retry: '重试', home: '返回首页' },
  es: {
    text: 'No se ha podido mostrar esta página.',
    retry: 'Intentar de nuevo',
    home: 'Ir a la página de inicio',
  },
  ru: {
    text: 'Не удалось показать эту страницу.',
    retry: 'Попробовать ещё раз',
    home: 'На главную страницу',
  },
  ar: {
    text: 'تعذّر عرض هذه الصفحة.',
    retry: 'المحاولة مرة أخرى',
    home: 'إلى الصفحة الرئيسية',
  },
};

type Props = { error: Error; retry: () => void };

/** When the root layout fails, language and fonts are unknown: one line in each language. */
export default function GlobalError({ error, retry }: Props) {
  return (
    <html lang="en">
      <body>
        <title>One World, One Future</title>
        <main className="wrap section" style={{ fontFamily: 'system-ui' }}>
          <h1>One World, One Future</h1>
          <div role="alert">
            {LOCALES.map((lang) => {
              const { text, retry: label, home } = TEXTS[lang];
              return (
                <p key={lang} lang={lang} dir="auto">
                  {text}{' '}
                  <button type="button" onClick={() => tryAgain(error, retry)}>
                    {label}
                  </button>{' '}
                  <a href={localePath(lang, '/')}>{home}</a>
                </p>
              );
            })}
          </div>
        </main>
      </body>
    </html>
  );
}
