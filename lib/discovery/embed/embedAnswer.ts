import 'server-only';
import { framedPolicy } from '@/lib/cache/policy.mjs';
import { fileAnswer } from '@/lib/files/fileAnswer';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { insteadEmbed, type Reason } from './pages';

/** What is said instead of the page, by the answer's status. */
const REASONS: Readonly<Record<number, Reason | undefined>> = {
  404: 'absent',
  429: 'tooMany',
  503: 'unavailable',
};

/** Allows the page's own style sheet, and nothing else; all other text is escaped, so the first one is ours. */
const policyOf = (html: string) => framedPolicy(/<style>([^<]*)/.exec(html)?.[1] ?? '');

/** A page that any site may show in a frame; also the one that says that there is nothing any more, or not now. */
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
  const reason = REASONS[answer.status];
  return known && reason ? inWords(answer, reason, known) : answer;
}

async function inWords(given: Response, reason: Reason, locale: Locale): Promise<Response> {
  const headers = new Headers(given.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  const html = await insteadEmbed(reason, locale);
  headers.set('content-security-policy', policyOf(html));
  return new Response(html, { status: given.status, headers });
}
