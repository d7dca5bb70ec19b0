import type { CollectionAfterDeleteHook, Plugin } from 'payload';
import { hasScheduledPublishEnabled } from 'payload/shared';

/** Payload looks for a number where it has stored a text, and finds none. Of a year, SQLite may give the id to the next one. */
const drop: CollectionAfterDeleteHook = ({ collection: { slug }, id, req }) =>
  req.payload.db.deleteMany({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      'input.doc.relationTo': { equals: slug },
      'input.doc.value': { equals: String(id) },
    },
    req,
  });

/** What is planned for a document goes with it. */
export const dropWithDocument: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    if (!hasScheduledPublishEnabled(collection)) return collection;
    const { hooks } = collection;
    return {
      ...collection,
      hooks: { ...hooks, afterDelete: [...(hooks?.afterDelete ?? []), drop] },
    };
  }),
});
