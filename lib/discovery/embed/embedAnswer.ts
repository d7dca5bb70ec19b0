import 'server-only';
import { framedPolicy } from '@/lib/cache/policy.mjs';
import { fileAnswer } from '@/lib/files/fileAnswer';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { absentEmbed } from './pages';

const NOT_FOUND = 404;

/** Allows the page's own style sheet, and nothing else; all other text is escaped, so the first one is ours. */
const policyOf = (html: string) => framedPolicy(/<style>([^<]*)/.exec(html)?.[1] ?? '');

/** A page that any site may show in a frame; also the one that says that there is nothing any more. */
export async function embedAnswer(
  { headers }: Request,
  { locale, path }: { locale: string; path: string },
  make: (locale: Locale) => Promise<string | null>,
): Promise<Response> {
  const known = isLocale(locale) ? locale : null;
  // The visitor's own address may have a query, which the inner path names instead.
  const answer = await fileAnswer(
    { url: `http://embed/${locale}${path}`, headers },
    { type: 'text/html', kind: 'embed', policyOf },
    async () => known && make(known),
  );
  return known && answer.status === NOT_FOUND ? absent(known, answer.headers) : answer;
}

async function absent(locale: Locale, given: Headers): Promise<Response> {
  const headers = new Headers(given);
  headers.set('content-type', 'text/html; charset=utf-8');
  const html = await absentEmbed(locale);
  headers.set('content-security-policy', policyOf(html));
  return new Response(html, { status: NOT_FOUND, headers });
}
