import { newsFeed } from '@/lib/discovery/feeds/newsFeed';
import { isLocale } from '@/lib/i18n/locales';
import { fileAnswer } from '@/lib/files/fileAnswer';

export const dynamic = 'force-dynamic';

const FILE = /^([a-z]{2})\.xml$/;

/** The news as an Atom feed, one a language: `/feed/fr.xml`. */
export async function GET(request: Request, { params }: RouteContext<'/feed/[file]'>) {
  const locale = FILE.exec((await params).file)?.[1] ?? '';
  return fileAnswer(request, { type: 'application/atom+xml', kind: 'feed' }, async () =>
    isLocale(locale) ? newsFeed(locale) : null,
  );
}
