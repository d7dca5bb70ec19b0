import { NotFound } from '@/components/errors/NotFound';
import { Document } from './Document';
import { DEFAULT_SITE_LOCALE } from '@/lib/i18n/locales';

export { notFoundMetadata as metadata } from '@/components/errors/notFoundMetadata';

/** An address in no language: a file that isn't there, such as `/old-logo.gif`. */
export default function RootNotFoundPage() {
  return (
    <Document locale={DEFAULT_SITE_LOCALE}>
      <NotFound locale={DEFAULT_SITE_LOCALE} />
    </Document>
  );
}
