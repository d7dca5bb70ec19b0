import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { fill } from '@/lib/i18n/fill';
import { isLocale, LOCALES, type Locale } from '@/lib/i18n/locales';
import { isId } from '@/lib/query';
import { may } from '../access/may';
import type { FileKind } from '../certificates/files';
import {
  cancelJob,
  findJob,
  findSameJob,
  MOST_WORKS,
  queueJob,
  type Job,
} from '../certificates/jobs';
import { MOST_PAGES, TOO_MANY_PAGES, TooManyPages } from '../certificates/onePdf';
import { toProgress } from '../certificates/progress';
import { say, type English } from '../words/words';
import { answer, jsonBody, PRIVATE } from './answers';
import { forEditors } from './forEditors';
import { noFile } from './noFile';

/** In the editor's language: the screen shows it. */
const refused = (
  { i18n }: PayloadRequest,
  status: number,
  message: English,
  value: string | number = '',
) => answer({ message: fill(say(i18n.language, message), { value }) }, status);

const LONGEST_BODY = 100_000;

/** Whoever may write certificates and their pictures. */
export const mayMake = ({ user }: Pick<PayloadRequest, 'user'>) =>
  may(user, 'update', 'certificates') && may(user, 'create', 'media');

const forMakers = (handle: PayloadHandler) =>
  forEditors((req) =>
    mayMake(req)
      ? handle(req)
      : noFile(req, 403, say(req.i18n.language, 'You may not make certificates.')),
  );

const localesOf = (value: unknown): Locale[] => {
  const named = Array.isArray(value) ? value.map(String).filter(isLocale) : [];
  return LOCALES.filter((locale) => named.includes(locale));
};

const worksOf = (value: unknown): number[] => {
  const ids = Array.isArray(value) ? value.map(Number) : [];
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))];
};

/** Works by their ids, or all of a label: `{works: [7], locales: ['fr']}`, `{label: '2024', locales: ['fr']}`. */
async function start(req: PayloadRequest): Promise<Response> {
  const body = await jsonBody(req, LONGEST_BODY);
  if (!body) return refused(req, 400, 'This can’t be done.');
  const { findWorksOfLabel } = await import('../queries/certificates');
  const label = typeof body.label === 'string' && isId(body.label) ? body.label : '';
  const works = label ? await findWorksOfLabel(label) : worksOf(body.works);
  const locales = localesOf(body.locales);
  if (works.length === 0 || locales.length === 0)
    return refused(req, 400, 'No works, or no languages.');
  if (works.length > MOST_WORKS)
    return refused(req, 400, 'At most {value} works at once.', MOST_WORKS);
  const wanted = { works, locales, by: String(req.user?.id ?? '') };
  const job = (await findSameJob(req.payload, wanted)) ?? (await queueJob(req.payload, wanted));
  if (!job) return refused(req, 429, 'Too many certificates are waiting. Try again later.');
  return answer(toProgress(job, Date.now()), 201);
}

const isJobId = (id: unknown): id is string => typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id);

const withJob =
  (read: (req: PayloadRequest, id: string) => Promise<Job | null>): PayloadHandler =>
  async (req) => {
    const id = req.routeParams?.id;
    const job = isJobId(id) ? await read(req, id) : null;
    return job ? answer(toProgress(job, Date.now())) : answer({ message: 'Not found.' }, 404);
  };

/** Each holds files open for as long as its reader takes. */
const MOST_DOWNLOADS = 3;
const BUSY = 'Others do the same just now. Try again in a minute.';
let downloads = 0;

const giveBack = () => {
  downloads -= 1;
};

/** It has a place until it is closed. Null: no certificates are made of these. */
async function streamOf(job: Job, kind: FileKind): Promise<Readable | null> {
  downloads += 1;
  try {
    const { filesAs, sheetFiles } = await import('../certificates/files');
    const files = await sheetFiles(job);
    const stream = files.length > 0 ? filesAs(kind, files) : null;
    if (stream) stream.once('close', giveBack);
    else giveBack();
    return stream;
  } catch (error) {
    giveBack();
    throw error;
  }
}

/** A PDF would have too many pages, which only its files tell. */
function tooMany(req: PayloadRequest, error: unknown): Response {
  if (!(error instanceof TooManyPages)) throw error;
  const text = fill(say(req.i18n.language, TOO_MANY_PAGES), { value: MOST_PAGES });
  return noFile(req, 400, text);
}

/** What the job has made, or found as it should be. */
async function download(req: PayloadRequest): Promise<Response> {
  const id = req.routeParams?.id;
  const job = isJobId(id) ? await findJob(req.payload, id) : null;
  if (!job) return noFile(req, 404, req.t('error:notFound'));
  if (downloads >= MOST_DOWNLOADS) return noFile(req, 503, say(req.i18n.language, BUSY));
  const kind = req.searchParams.get('as') === 'pdf' ? 'pdf' : 'zip';
  const stream = await streamOf(job, kind).catch((error: unknown) => tooMany(req, error));
  if (stream instanceof Response) return stream;
  if (!stream) return noFile(req, 404, req.t('error:notFound'));
  const body = Readable.toWeb(stream) as NodeStream as ReadableStream;
  const leave = () => stream.destroy();
  req.signal?.addEventListener('abort', leave, { once: true });
  // Who has gone while we looked for the files isn't heard of again.
  if (req.signal?.aborted) leave();
  return new Response(body, {
    headers: {
      ...PRIVATE,
      'content-type': `application/${kind}`,
      'content-disposition': `attachment; filename="certificates.${kind}"`,
    },
  });
}

const job = withJob((req, id) => findJob(req.payload, id));
const cancel = withJob((req, id) => cancelJob(req.payload, id));

/** How editors make certificates; the screen is components/certificates. */
export const certificateEndpoints: Endpoint[] = [
  { path: '/certificate-jobs', method: 'post', handler: forMakers(start) },
  { path: '/certificate-jobs/:id', method: 'get', handler: forMakers(job) },
  { path: '/certificate-jobs/:id/cancel', method: 'post', handler: forMakers(cancel) },
  { path: '/certificate-jobs/:id/files', method: 'get', handler: forMakers(download) },
];
