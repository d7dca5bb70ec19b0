import 'server-only';
import { env } from '@/lib/env';
import { fileFreshness } from '@/lib/freshness.mjs';
import { log } from '@/lib/log';
import { reasonOf } from '@/lib/reason';
import { withCircuitBreaker } from '@/lib/services/circuitBreaker';
import { followedBy } from '@/lib/services/followed';
import { visitorHeaders } from '@/lib/services/signature';
import { untilSilent } from '@/lib/untilSilent';
import { DRAWING_POLICY } from '@/server/drawingPolicy.mjs';
import { measures, secondsSince } from '@/server/measures.mjs';
import { MEDIA_LENGTH } from '@/server/mediaLength.mjs';
import { OWN_VISITOR } from '@/server/ownVisitor.mjs';
import { notFound, refuse, unavailable } from './answers';
import { visitorAddress } from './requests';
import { mayMiss, mayRequest } from './visitorLimits';

/** How long the storage may take until its response begins; then a visitor may read as long as they like. */
const START_TIMEOUT_MS = 5000;
/** In its middle it may send nothing for so long. */
const SILENCE_MS = 10_000;

const PASSED_ON = ['range', 'if-range', 'if-none-match', 'if-modified-since'];
/** The first ones describe the bytes as they came: they are wrong of a file that `fetch` has decoded. */
const OF_THE_BYTES = ['accept-ranges', 'content-range', 'etag'];
const OF_THE_FILE = ['last-modified'];
const PASSED_BACK = [...OF_THE_BYTES, ...OF_THE_FILE];
/** Some storages compress whatever is asked for. */
const COMPRESSED = /\b(?:gzip|deflate|br|zstd)\b/i;
const PASSED_STATUS = [200, 206, 304, 416];

/** Longer than any file's; a server behind would refuse it. */
const LONGEST_PATH = 4096;
const SAFE_SEGMENT = /^(?!\.)[^/\\\u0000-\u001f\u007f]{1,200}$/;
const MEDIA_TYPE =
  /^(?:image|video|audio)\/|^(?:text\/vtt|application\/(?:pdf|vnd\.apple\.mpegurl))\b/i;

const named = (name: string, value: string | null): [string, string][] =>
  value === null ? [] : [[name, value]];

const picked = (from: Headers, names: readonly string[]) =>
  names.flatMap((name) => named(name, from.get(name)));

/** Other types are sent as a download, never displayed: on our own origin they could run script. */
function typeHeaders(type: string): [string, string][] {
  if (!MEDIA_TYPE.test(type)) {
    return [
      ['content-type', 'application/octet-stream'],
      ['content-disposition', 'attachment'],
    ];
  }
  const policy: [string, string][] = /^image\/svg/i.test(type)
    ? [['content-security-policy', DRAWING_POLICY]]
    : [];
  return [['content-type', type], ...policy];
}

/** As many parts as may be are asked for at the host of the broadcast: no failure, who asks again when the CMS says gets it. */
function toBusy({ status, headers, body }: Response): Response | null {
  const pause = headers.get('retry-after');
  if (status !== 503 || pause === null) return null;
  void body?.cancel();
  return unavailable(pause);
}

/** The framework's optimiser names no visitor. */
const isOfOptimiser = ({ headers }: Request) => !headers.has('x-visitor-address');

/** The website itself reads originals, one after another. */
const isOwn = ({ headers }: Request) => visitorAddress(headers) === OWN_VISITOR;

/** All who want a picture wait for the same request of ours, which would wait for ever. */
const bodyFor = (request: Request, { body }: Response) =>
  body && (isOfOptimiser(request) || isOwn(request)) ? untilSilent(body, SILENCE_MS) : body;

/** The length and other facts of the file as visitors get it. */
function factsOf(headers: Headers): [string, string][] {
  const isDecoded = COMPRESSED.test(headers.get('content-encoding') ?? '');
  const length = isDecoded ? null : headers.get('content-length');
  return [
    ...picked(headers, isDecoded ? OF_THE_FILE : PASSED_BACK),
    // Next drops the CMS's own.
    ...named(MEDIA_LENGTH, headers.get(MEDIA_LENGTH) ?? length),
  ];
}

/** The storage's response as ours; null for a status that is not passed on. */
function toAnswer(upstream: Response, request: Request): Response | null {
  const { status, headers, body } = upstream;
  const hasBody = request.method !== 'HEAD' && PASSED_STATUS.includes(status) && status !== 304;
  if (!hasBody) void body?.cancel();
  if (status === 404) return notFound();
  if (!PASSED_STATUS.includes(status)) return null;
  const type = headers.get('content-type');
  const freshness = headers.get('cache-control');
  return new Response(hasBody ? bodyFor(request, upstream) : null, {
    status,
    headers: [
      ...factsOf(headers),
      ...named('cache-control', freshness && fileFreshness(freshness)),
      ...(type === null ? [] : typeHeaders(type)),
    ],
  });
}

/** A part of a broadcast, which is relayed from another's host. */
const isRelayed = (path: string) => path.startsWith('/video/live/');

/** When that host hangs, nobody takes the storage for gone. */
const breakerOf = (path: string) => (isRelayed(path) ? 'live' : 'media');

/** Who asks for a part of a broadcast, of which nobody may ask for all sorts at once (cms/live/parts.ts). */
const askerOf = (path: string, { headers }: Request): Record<string, string> =>
  (isRelayed(path) && visitorHeaders(visitorAddress(headers))) || {};

/**
 * What a request counts as if nothing is there. The optimiser's requests together would be one visitor's. What it has to look for is
 * bounded by server/publishedFiles.mjs, and by the CMS, which looks once for all who ask.
 */
function absenceOf(path: string, request: Request) {
  if (isRelayed(path)) return 'absentPart';
  return isOfOptimiser(request) ? null : 'absentFile';
}

/** Requests the file from the storage; aborted when the visitor disconnects. */
const fetchMedia = (path: string, request: Request): Promise<Response> =>
  withCircuitBreaker(
    breakerOf(path),
    START_TIMEOUT_MS,
    async (limit, isTrial) => {
      const response = await fetch(`${env().imageBaseUrl}${path}`, {
        method: request.method,
        headers: [
          ...picked(request.headers, PASSED_ON),
          ['accept-encoding', 'identity'],
          ...Object.entries(followedBy()),
          ...Object.entries(askerOf(path, request)),
        ],
        cache: 'no-store',
        signal: isTrial ? limit : AbortSignal.any([request.signal, limit]),
      });
      if (request.signal.aborted) await response.body?.cancel();
      return response;
    },
    request.signal,
  );

/**
 * Proxies a file of the image storage, so that the browser contacts our own host only. The fixed security headers
 * (nosniff, cross-origin-resource-policy) are set on every answer elsewhere.
 */
export async function proxyMedia(folder: string, file: readonly string[], request: Request) {
  if (!file.every((segment) => SAFE_SEGMENT.test(segment))) return notFound();
  const path = `/${[folder, ...file.map(encodeURIComponent)].join('/')}`;
  if (path.length > LONGEST_PATH) return notFound();
  const absence = absenceOf(path, request);
  if (absence && !(await mayMiss(absence, request.headers))) return refuse('too.many');
  const start = performance.now();
  try {
    const upstream = await fetchMedia(path, request);
    request.signal.throwIfAborted();
    const { status } = upstream;
    measures()?.call('media', `${Math.floor(status / 100)}xx`, secondsSince(start));
    const busy = isRelayed(path) ? toBusy(upstream) : null;
    if (absence && status === 404) await mayRequest(absence, request.headers);
    const answer = busy ?? toAnswer(upstream, request);
    if (answer) return answer;
    throw new Error(`HTTP status ${status}`);
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: 499 });
    measures()?.call('media', 'net.error', secondsSince(start));
    const duration = Math.round(performance.now() - start);
    const reason = reasonOf(error);
    log({ level: 'error', msg: 'media failed', path, token: 'net.error', duration, reason });
    return unavailable();
  }
}
