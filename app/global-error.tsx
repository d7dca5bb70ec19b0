'use client';

const TEXTS = [
  { lang: 'en', text: 'This page could not be shown.', retry: 'Try again' },
  { lang: 'fr', text: 'Cette page n’a pas pu s’afficher.', retry: 'Réessayer' },
  { lang: 'zh', text: '此页面无法显示。', retry: '重试' },
  { lang: 'es', text: 'No se ha podido mostrar esta página.', retry: 'Intentar de nuevo' },
  { lang: 'ru', text: 'Не удалось показать эту страницу.', retry: 'Попробовать ещё раз' },
  { lang: 'ar', text: 'تعذّر عرض هذه الصفحة.', retry: 'المحاولة مرة أخرى' },
];

type Props = { error: Error; retry: () => void };

/** When the frame itself fails, its language is unknown and its fonts are not there: one line in each. */
export default function GlobalError({ retry }: Props) {
  return (
    <html lang="en">
      <body>
        <title>One World, One Future</title>
        <main className="wrap section" style={{ fontFamily: 'system-ui' }}>
          <h1>One World, One Future</h1>
          <div role="alert">
            {TEXTS.map(({ lang, text, retry: label }) => (
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
