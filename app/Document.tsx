import './styles/layers.css';
import './styles/tokens.css';
import './styles/standIns.css';
import './styles/base.css';
import './styles/global.css';
import './styles/buttons.css';
import './styles/errors.css';
import { getLocale, getTranslations } from 'next-intl/server';
import { fontVariables } from './fonts';
import { ErrorTextsProvider } from '@/components/errors/ErrorTexts.client';
import { Drawings } from '@/components/ui/Drawings.client';
import { MovesBack } from '@/components/ui/MovesBack.client';
import { localePath } from '@/lib/i18n/localePath';
import { directionOf } from '@/lib/i18n/locales';

type Props = { children: React.ReactNode };

/** `<html>` and `<body>`, with the texts of the error page. */
export async function Document({ children }: Props) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('error')]);
  const texts = {
    title: t('title'),
    text: t('text'),
    retry: t('retry'),
    home: t('home'),
    homePath: localePath(locale, '/'),
  };
  return (
    // The attribute tells Next that links within a page go smoothly (base.css), so that another page begins at its place at once.
    <html
      lang={locale}
      dir={directionOf(locale)}
      className={fontVariables}
      data-scroll-behavior="smooth"
    >
      <body>
        <Drawings />
        <MovesBack />
        <ErrorTextsProvider texts={texts}>{children}</ErrorTextsProvider>
      </body>
    </html>
  );
}
