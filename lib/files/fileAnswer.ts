import 'server-only';
import { notFound, refuse, unavailable } from '@/lib/api/answers';
import { orAbsent } from '@/lib/attempt';
import { countAbsent, mayRequest, mayGuess, type Costly } from '@/lib/api/visitorLimits';
import { keptText, madeText } from '@/lib/cache/keptTexts.mjs';
import { isHeld, tagOf } from '@/lib/cache/tag.mjs';
import { ServiceError } from '@/lib/errors';
import { BRIEF } from '@/lib/freshness.mjs';
import { log } from '@/lib/log';

type Kind = {
  type: string;
  kind: Extract<Costly, 'embed' | 'iiif' | 'sitemap' | 'feed'>;
  /** The content security policy, of a document that has one of its own. */
  policyOf?: (text: string) => string;
};

const NOT_MODIFIED = 304;

/** What a 304 says counts for what the visitor has: it has the same headers. */
function answerWith(asked: Headers, { type, policyOf }: Kind, text: string): Response {
  const etag = tagOf(text);
  const headers = new Headers({ 'cache-control': BRIEF, etag });
  if (policyOf) headers.set('content-security-policy', policyOf(text));
  if (isHeld(asked, etag)) {
    headers.set('vary', 'Accept-Encoding');
    return new Response(null, { status: NOT_MODIFIED, headers });
  }
  headers.set('content-type', `${type}; charset=utf-8`);
  return new Response(text, { headers });
}

/**
 * A generated file, made once for all who wait for it and kept in memory for a minute; a 304 for who has it. Null becomes a 404, a
 * failed service a 503.
 */
export async function fileAnswer(
  { url, headers }: Pick<Request, 'url' | 'headers'>,
  file: Kind,
  make: () => Promise<string | null>,
): Promise<Response> {
  const { pathname: path } = new URL(url);
  const kept = keptText(path);
  if (kept !== undefined) return answerWith(headers, file, kept);
  if (!(await mayGuess(headers)) || !(await mayRequest(file.kind, headers)))
    return refuse('too.many');
  try {
    const text = await madeText(path, () => orAbsent(make()));
    if (text === null) {
      await countAbsent();
      return notFound();
    }
    return answerWith(headers, file, text);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log({ level: 'error', msg: 'file failed', path, token: error.token });
    return unavailable();
  }
}
