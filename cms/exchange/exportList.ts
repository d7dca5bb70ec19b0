import {
  APIError,
  type CollectionSlug,
  type Endpoint,
  parseParams,
  type PayloadRequest,
} from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { PRIVATE, refused } from '../endpoints/answers';
import { forEditors } from '../endpoints/forEditors';
import { noFile } from '../endpoints/noFile';
import { noteExport } from './exportLog';
import { toCmsLocale } from '../queries/locale';
import { say } from '../words/words';
import { idsInOrder, type Asked } from './idsInOrder';
import { limited } from './limited';
import { readDocs } from './readDocs';
import type { Sheet } from './sheet';
import { takeTurn } from './turns';
import { isFormat, MIME, writeSheet, type Format } from './writeSheet';

function parsed(query: PayloadRequest['query']) {
  try {
    return parseParams({ ...query });
  } catch {
    throw new APIError('where is not JSON.', 400);
  }
}

/** Filter, search and sort as the list's own address has them. */
function askedBy(req: PayloadRequest, collection: CollectionSlug): Asked {
  const { where, sort } = parsed(req.query);
  const { search } = req.query;
  const collectionConfig = req.payload.collections[collection].config;
  return {
    where: mergeListSearchAndWhere({
      collectionConfig,
      search: typeof search === 'string' ? search : '',
      where,
    }),
    sort,
  };
}

type Making = { req: PayloadRequest; collection: CollectionSlug; sheet: Sheet; format: Format };

async function make({ req, collection, sheet, format }: Making, endTurn: () => void) {
  const { payload, user } = req;
  const asked = askedBy(req, collection);
  // As Payload reads a list: it refuses collections and fields that the editor may not read. No row, as it would put together all of them
  // to sort them.
  await payload.find({
    ...{ collection, sort: asked.sort, where: { and: [asked.where, { id: { equals: 0 } }] } },
    ...{ depth: 0, limit: 1, pagination: false },
    ...{ user, overrideAccess: false, locale: req.locale ?? undefined },
  });
  const ids = await idsInOrder(req, payload.collections[collection].config, asked);
  await noteExport({ req, what: sheet.name, count: ids.length });
  const over = new AbortController();
  const end = () => {
    over.abort();
    endTurn();
  };
  // Else a browser that left before the first byte would be noticed only by its silence.
  req.signal?.addEventListener('abort', end, { once: true });
  const docs = readDocs({ payload, user, collection, signal: over.signal }, ids, sheet);
  const locale = toCmsLocale(req.i18n.language);
  const file = `${sheet.name}-${new Date().toISOString().slice(0, 10)}.${format}`;
  return new Response(limited(writeSheet(docs, sheet, { format, locale }), end), {
    headers: {
      ...PRIVATE,
      'content-type': MIME[format],
      'content-disposition': `attachment; filename="${file}"`,
    },
  });
}

/** `GET /api/COLLECTION/export?format=csv|xlsx`, with the filter, search, sort and language of its list (decision 0044). */
export const exportOf = (collection: CollectionSlug, sheet: Sheet): Endpoint => ({
  path: '/export',
  method: 'get',
  handler: forEditors(async (req) => {
    const { format } = req.query;
    if (!isFormat(format)) return refused(400, 'format is csv or xlsx.');
    const end = takeTurn(String(req.user.id));
    if (!end)
      return noFile(
        req,
        429,
        say(req.i18n.language, 'Another export is running. Try again when it has ended.'),
      );
    try {
      return await make({ req, collection, sheet, format }, end);
    } catch (error) {
      end();
      throw error;
    }
  }),
});

/** Below the search of the list. */
export const EXPORT_LINKS = { beforeListTable: ['/components/ExportLinks#ExportLinks'] };
