import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  Plugin,
} from 'payload';
import { hasScheduledPublishEnabled } from 'payload/shared';
import { isPublished, isShown } from '../collections/keptValue';
import { forgetFaults, forgetPublishing, hasPublishing, isPlanned } from './jobs';

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

/** In a request's context: whether visitors see what an editor saves now, not as published, and a plan would publish. */
const keyOf = (slug: string, id: number) => `plans of ${slug} ${id}`;

const remember: CollectionBeforeChangeHook = async (save) => {
  const { collection, data, operation, originalDoc, req } = save;
  if (operation !== 'update' || isPublished(data) || isPlanned(req)) return;
  const { slug } = collection;
  const { id } = originalDoc;
  // Most documents have no plan, and nothing more is read of them.
  const isAtStake = (await hasPublishing(req, slug, id)) && (await isShown(slug, id, req));
  req.context[keyOf(slug, id)] = isAtStake;
};

/**
 * What could not be done: else each start page would read what was put right, as long as faults are kept. And when to publish what is
 * withdrawn now: somebody may have asked never to see it again. After a plan's withdrawal another plan may publish it.
 */
const forget: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation !== 'update') return;
  const { slug } = collection;
  const { id } = doc;
  await forgetFaults(req, slug, id);
  const wasShown = req.context[keyOf(slug, id)] === true;
  if (wasShown && !(await isShown(slug, id, req))) await forgetPublishing(req, slug, id);
};

/** What is planned for a document goes with it, and what could not be done with its next save. */
export const dropWithDocument: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    if (!hasScheduledPublishEnabled(collection)) return collection;
    const { hooks = {} } = collection;
    const beforeChange = [...(hooks.beforeChange ?? []), remember];
    const afterChange = [...(hooks.afterChange ?? []), forget];
    const afterDelete = [...(hooks.afterDelete ?? []), drop];
    return { ...collection, hooks: { ...hooks, beforeChange, afterChange, afterDelete } };
  }),
});
