import 'server-only';
import { NO_STORE, refuse, unavailable } from '@/lib/api/answers';
import { countAbsent, mayGuess, mayRequest } from '@/lib/api/visitorLimits';
import type { Size } from '@/lib/domain/picture';
import { env } from '@/lib/env';
import { ServiceError } from '@/lib/errors';
import { BRIEF } from '@/lib/freshness.mjs';
import { log } from '@/lib/log';
import { oembedOf, oembedXml, type Oembed } from './oembed';
import { targetOf } from './target';

const PRIVATE = 401;
const ABSENT = 404;
const NO_SUCH_FORMAT = 501;

/** By the media types of oEmbed 1.0. */
const FORMATS: Readonly<Record<string, { type: string; write: (facts: Oembed) => string }>> = {
  json: { type: 'application/json', write: (facts) => JSON.stringify(facts) },
  xml: { type: 'text/xml', write: oembedXml },
};

const say = (status: number, text: string) => new Response(text, { status, headers: NO_STORE });

/** A size in pixels; whatever is none is no limit. */
function mostOf(query: URLSearchParams): Size {
  const read = (name: string) => {
    const given = query.get(name) ?? '';
    return /^[1-9]\d{0,5}$/.test(given) ? Number(given) : Infinity;
  };
  return { width: read('maxwidth'), height: read('maxheight') };
}

/** `/api/oembed?url=&format=&maxwidth=&maxheight=`: by https://oembed.com. The address is only looked at, never requested. */
export async function oembedAnswer({ url, headers }: Request): Promise<Response> {
  const query = new URL(url).searchParams;
  const format = query.get('format') ?? 'json';
  const writer = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  if (!writer) return say(NO_SUCH_FORMAT, 'The formats are json and xml');
  if (!(await mayGuess(headers)) || !(await mayRequest('oembed', headers)))
    return refuse('too.many');
  const target = targetOf(query.get('url') ?? '', env().siteUrl);
  if (target?.kind === 'private') return say(PRIVATE, 'Not to be shown elsewhere');
  try {
    const facts = target && (await oembedOf(target, mostOf(query)));
    if (!facts) {
      await countAbsent();
      return say(ABSENT, 'Nothing here has this address');
    }
    return new Response(writer.write(facts), {
      headers: { 'content-type': `${writer.type}; charset=utf-8`, 'cache-control': BRIEF },
    });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log({ level: 'error', msg: 'oembed failed', path: '/api/oembed', token: error.token });
    return unavailable();
  }
}
