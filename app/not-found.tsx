import { NotFound } from '@/components/errors/NotFound';
import { DEFAULT_SITE_LOCALE } from '@/lib/i18n/locales';
import { Document } from './Document';

/** An address in no language: a file that isn't there, such as `/old-logo.gif`. */
export default function RootNotFoundPage() {
  return (
    <Document locale={DEFAULT_SITE_LOCALE}>
      <NotFound locale={DEFAULT_SITE_LOCALE} />
    </Document>
  );
}
