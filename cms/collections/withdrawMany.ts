import type {
  CollectionAfterErrorHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { isRecord } from '@/lib/record';
import { refusal } from '../refusal';
import { say } from '../words/words';
import { isOfMany } from './isOfMany';

const FORBIDDEN = 403;

type Asked = { data?: unknown; draft?: boolean; where?: unknown };

const namesIds = (where: unknown): boolean =>
  isRecord(where) &&
  ((isRecord(where.id) && ('in' in where.id || 'equals' in where.id)) ||
    (Array.isArray(where.and) && where.and.some(namesIds)));

/** In a request's context. */
const IS_REFUSED = 'too many at once';

/** What a drawer above a list tells, with the hook below. */
export function refuseMany({ context }: PayloadRequest, message: string) {
  context[IS_REFUSED] = true;
  return refusal(message, FORBIDDEN);
}

/**
 * Payload's "Unpublish" above a list sends no filter when all of a filtered list are selected: it would withdraw the whole collection.
 * Those that it names are withdrawn as by their forms, which ask for no text in the language of the list.
 */
export const withdrawMany: CollectionBeforeOperationHook = (save) => {
  const { args, collection, operation, req } = save;
  const { data, draft, where } = args as Asked;
  if (operation !== 'update' || !isOfMany(save)) return args;
  if (!collection.versions?.drafts || draft) return args;
  if (!isRecord(data) || data._status !== 'draft') return args;
  if (namesIds(where)) return { ...args, unpublishAllLocales: true };
  const text = 'Not all at once: select the documents page by page, and unpublish each page.';
  throw refuseMany(req, say(req.i18n.language, text));
};

/** Payload's drawer shows an error only of an answer that has documents, too. */
export const tellRefusal: CollectionAfterErrorHook = ({ context, result }) => {
  if (context[IS_REFUSED] === true) return { response: { ...result, docs: [] } };
};
