import {
  restoreVersionOperation,
  type CollectionSlug,
  type Endpoint,
  type PayloadHandler,
  type PayloadRequest,
} from 'payload';

/** Null: there is no such version. */
async function statusOf({ payload }: PayloadRequest, collection: CollectionSlug, id: number) {
  const found = await payload.findVersionByID({
    collection,
    // A number, which is a 404 if it can't be an id (cms/http/noSuchId.ts).
    id: id as unknown as string,
    ...{ depth: 0, disableErrors: true },
  });
  const { version } = { ...found } as { version?: { _status?: string | null } };
  return version?._status ?? null;
}

const restore: PayloadHandler = async (req) => {
  const { payload, query, routeParams, t } = req;
  const slug = String(routeParams?.collection) as CollectionSlug;
  const id = Number(routeParams?.id);
  const draft = query.draft === 'true' || (await statusOf(req, slug, id)) === 'draft';
  const collection = payload.collections[slug];
  const doc = await restoreVersionOperation({ id, collection, draft, req });
  return Response.json({ ...doc, message: t('version:restoredSuccessfully') });
};

/**
 * In place of Payload's own, which writes a version that was a draft over what is published, and so takes it off the website. It takes
 * what it does from its arguments before any hook could tell it otherwise.
 */
export const restoreAsItWas: Endpoint = {
  method: 'post',
  path: '/versions/:id',
  handler: restore,
};
