import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Plugin } from 'payload';
import { hasScheduledPublishEnabled } from 'payload/shared';
import { forgetFaults } from './jobs';

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

/** Else each start page would read what was put right, as long as faults are kept. */
const forget: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation === 'update') await forgetFaults(req, collection.slug, doc.id);
};

/** What is planned for a document goes with it, and what could not be done with its next save. */
export const dropWithDocument: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    if (!hasScheduledPublishEnabled(collection)) return collection;
    const { hooks = {} } = collection;
    const afterChange = [...(hooks.afterChange ?? []), forget];
    const afterDelete = [...(hooks.afterDelete ?? []), drop];
    return { ...collection, hooks: { ...hooks, afterChange, afterDelete } };
  }),
});
