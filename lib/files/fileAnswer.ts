import 'server-only';
import { notFound, refuse, unavailable } from '@/lib/api/answers';
import { orAbsent } from '@/lib/attempt';
import { countAbsent, mayRequest, mayGuess, type Costly } from '@/lib/api/visitorLimits';
import { keptText, madeText } from '@/lib/cache/keptTexts.mjs';
import { ServiceError } from '@/lib/errors';
import { BRIEF } from '@/lib/freshness.mjs';
import { log } from '@/lib/log';

type Kind = { type: string; kind: Extract<Costly, 'embed' | 'iiif' | 'sitemap' | 'feed'> };

const answerWith = (type: string, text: string) =>
  new Response(text, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': BRIEF },
  });

/** A generated file, made once for all who wait for it and kept in memory for a minute; null becomes a 404, a failed service a 503. */
export async function fileAnswer(
  { url, headers }: Pick<Request, 'url' | 'headers'>,
  { type, kind }: Kind,
  make: () => Promise<string | null>,
): Promise<Response> {
  const { pathname: path } = new URL(url);
  const kept = keptText(path);
  if (kept !== undefined) return answerWith(type, kept);
  if (!(await mayGuess(headers)) || !(await mayRequest(kind, headers))) return refuse('too.many');
  try {
    const text = await madeText(path, () => orAbsent(make()));
    if (text === null) {
      await countAbsent();
      return notFound();
    }
    return answerWith(type, text);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log({ level: 'error', msg: 'file failed', path, token: error.token });
    return unavailable();
  }
}
