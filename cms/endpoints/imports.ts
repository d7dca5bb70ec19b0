import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { may } from '../access/may';
import { KEYS, type Mapping } from '../exchange/heads';
import { countToUndo, readState } from '../exchange/journal';
import { limited } from '../exchange/limited';
import { NotFinished } from '../exchange/runImport';
import {
  beginBatch,
  batchOf,
  changeBatch,
  isOfBatch,
  isReachable,
  namedBatch,
  settle,
  unchecked,
  type Batch,
} from '../imports/batches';
import { MOST_HEADINGS, sourceOf, startCheck } from '../imports/check';
import { FAULTS, ImportFault } from '../imports/faults';
import { isFilter, reportAsCsv, rowsOf } from '../imports/report';
import { ROWS_OF_PAGE } from '../imports/rows';
import { cancelImport, giveUp, startImport, startUndo } from '../imports/run';
import { statusOf } from '../imports/status';
import { arrived, isHere, receive, removeBatch, touch } from '../imports/uploads';
import { answer, jsonBody, PRIVATE } from './answers';
import { forEditors } from './forEditors';

const LONGEST_BODY = 200_000;

const refused = (fault: keyof typeof FAULTS, value: string | number = '') =>
  answer({ fault, value }, FAULTS[fault]);

/** Whoever may make, change and delete works and their pictures. */
export const mayImport = ({ user }: Pick<PayloadRequest, 'user'>) =>
  ['albums', 'media'].every((slug) =>
    (['create', 'update', 'delete'] as const).every((right) => may(user, right, slug)),
  );

const forImporters = (handle: PayloadHandler) =>
  forEditors(async (req) => {
    if (!mayImport(req)) return refused('forbidden');
    try {
      return await handle(req);
    } catch (error) {
      if (error instanceof ImportFault) return refused(error.fault, error.value);
      if (error instanceof NotFinished) return refused('notFinished');
      throw error;
    }
  });

async function bodyOf(req: PayloadRequest): Promise<Record<string, unknown>> {
  const body = await jsonBody(req, LONGEST_BODY);
  if (!body) throw new ImportFault('badRequest');
  return body;
}

const nameOf = ({ user }: PayloadRequest) => String(user?.name || user?.email || '');

/** Whether its files are being imported, or will be when that goes on: nothing may change them. */
async function isImported({ payload }: PayloadRequest, batch: Batch): Promise<boolean> {
  const state = await readState(payload);
  if (state?.state !== 'running' || !isOfBatch(state.folder, batch)) return false;
  return isHere(batch.id) || !(await giveUp(payload));
}

async function freeBatch(req: PayloadRequest): Promise<Batch> {
  const batch = await namedBatch(req);
  if (await isImported(req, batch)) throw new ImportFault('running');
  return batch;
}

/** A new batch; the files of the one before are deleted. */
async function begin(req: PayloadRequest): Promise<Response> {
  const editor = req.user?.id ?? '';
  const before = await batchOf(req.payload, editor);
  if (before && (await isImported(req, before))) throw new ImportFault('running');
  if (before) await removeBatch(before.id);
  const { id } = await beginBatch(req.payload, editor);
  return answer({ id }, 201);
}

const status = async (req: PayloadRequest) => answer(await statusOf(req, await namedBatch(req)));

/** One file: its name in the address, its bytes as the body. */
async function put(req: PayloadRequest): Promise<Response> {
  const batch = await freeBatch(req);
  await settle(req, batch);
  const size = Number(req.headers.get('content-length') ?? 0);
  await receive(batch.id, req.searchParams.get('name'), {
    ...{ body: req.body, size: Number.isFinite(size) ? size : 0, signal: req.signal },
  });
  return answer({}, 201);
}

/** Names and sizes of what is there, so that it isn't sent again. */
async function files(req: PayloadRequest): Promise<Response> {
  const { id } = await namedBatch(req);
  return answer({ files: [...(await arrived(id))] });
}

function mappingOf(value: unknown): Mapping {
  const pairs = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const isRight = pairs.every(([, key]) => key === '' || KEYS.includes(key));
  if (pairs.length > MOST_HEADINGS || !isRight) throw new ImportFault('badRequest');
  return Object.fromEntries(pairs);
}

async function check(req: PayloadRequest): Promise<Response> {
  const batch = await freeBatch(req);
  if (!isReachable(batch)) throw new ImportFault('elsewhere');
  const body = await bodyOf(req);
  const sheet = String(body.sheet ?? '');
  const mapping = mappingOf(body.mapping);
  if (!(await arrived(batch.id)).has(sheet)) throw new ImportFault('noSheet');
  await touch(batch.id);
  await startCheck(req.payload, req.user?.id ?? '', { ...batch, sheet, mapping });
  return answer({}, 202);
}

const isWhole = (value: string | null) => /^\d{1,7}$/.test(value ?? '');

async function rows(req: PayloadRequest): Promise<Response> {
  const batch = await namedBatch(req);
  const [filter, from] = ['filter', 'from'].map((name) => req.searchParams.get(name));
  if (!isFilter(filter) || !isWhole(from ?? null)) throw new ImportFault('badRequest');
  if (batch.phase !== 'checked') throw new ImportFault('notChecked');
  if (!isReachable(batch)) throw new ImportFault('elsewhere');
  const asked = { filter, from: Number(from), count: ROWS_OF_PAGE, language: req.i18n.language };
  return answer({ rows: await rowsOf(batch.id, asked), total: batch.rows[filter] });
}

async function report(req: PayloadRequest): Promise<Response> {
  const batch = await namedBatch(req);
  if (batch.phase !== 'checked') throw new ImportFault('notChecked');
  if (!isReachable(batch)) throw new ImportFault('elsewhere');
  const stream = limited(reportAsCsv(batch.id, req.i18n.language), () => undefined);
  return new Response(stream, {
    headers: {
      ...PRIVATE,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="import-report.csv"',
    },
  });
}

async function start(req: PayloadRequest): Promise<Response> {
  const batch = await freeBatch(req);
  const { report: checked } = batch;
  if (!isReachable(batch)) throw new ImportFault('elsewhere');
  if (batch.phase !== 'checked' || !checked) throw new ImportFault('notChecked');
  if (!(await arrived(batch.id)).has(batch.sheet)) throw new ImportFault('noSheet');
  await touch(batch.id);
  const { language } = req.i18n;
  const importer = { by: nameOf(req), byEmail: req.user?.email, language };
  const wanted = { source: sourceOf(batch), report: checked, ...importer };
  if (!(await startImport(req.payload, wanted))) throw new ImportFault('running');
  return status(req);
}

/** The id of the import that the screen shows: another may be the last by now. */
const shownBy = async (req: PayloadRequest) => String((await bodyOf(req)).last ?? '');

async function cancel(req: PayloadRequest): Promise<Response> {
  await cancelImport(req.payload, await shownBy(req));
  return status(req);
}

/** What an undo would take back: it is shown before. */
async function undoable(req: PayloadRequest): Promise<Response> {
  const state = await readState(req.payload);
  const shown = req.searchParams.get('last') ?? '';
  if (state?.id !== shown || state.state === 'undone') throw new ImportFault('gone');
  return answer(await countToUndo(req.payload, state));
}

async function undo(req: PayloadRequest): Promise<Response> {
  const undoer = { undoer: nameOf(req), undoneBy: req.user?.email };
  if (!(await startUndo(req.payload, await shownBy(req), undoer))) throw new ImportFault('running');
  return status(req);
}

/** Removes the files. */
async function remove(req: PayloadRequest): Promise<Response> {
  const batch = await freeBatch(req);
  await removeBatch(batch.id);
  const empty = { ...unchecked(), place: '', sheet: '', mapping: {} };
  await changeBatch(req.payload, req.user?.id ?? '', batch, empty);
  return answer({});
}

const at = (path: string, method: Endpoint['method'], handle: PayloadHandler): Endpoint => ({
  ...{ path: `/imports${path}`, method, handler: forImporters(handle) },
});

/** The import's screen is components/imports. The batch's id in the address: a proxy leads all of them to one CMS. */
export const importEndpoints: Endpoint[] = [
  at('', 'post', begin),
  at('/:id', 'get', status),
  at('/:id', 'delete', remove),
  at('/:id/files', 'get', files),
  at('/:id/files', 'put', put),
  at('/:id/check', 'post', check),
  at('/:id/rows', 'get', rows),
  at('/:id/report', 'get', report),
  at('/:id/start', 'post', start),
  at('/:id/cancel', 'post', cancel),
  at('/:id/undo', 'get', undoable),
  at('/:id/undo', 'post', undo),
];
