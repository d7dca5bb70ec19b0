import { isDeepStrictEqual } from 'node:util';
import {
  canAccessAdmin,
  type CollectionSlug,
  type GlobalSlug,
  type PayloadRequest,
  type ServerFunction,
} from 'payload';
import { answered } from '../refusal';
import { withoutEmptyTexts, withTextsOf } from './localisedTexts';

type Data = Record<string, unknown>;
/** As the admin's "Copy to locale" sends them. */
type Copying = {
  req: PayloadRequest;
  collectionSlug?: CollectionSlug;
  globalSlug?: GlobalSlug;
  docID?: number | string;
  fromLocale: string;
  toLocale: string;
  overrideData?: boolean;
};

/** The newest texts in one language: not those that stand in for missing ones, as they are in another. */
async function textsIn({ req, collectionSlug, globalSlug, docID }: Copying, locale: string) {
  const { payload, user } = req;
  const how = { depth: 0, draft: true, overrideAccess: false, user } as const;
  const options = { ...how, locale: locale as never, fallbackLocale: false as never };
  const doc = globalSlug
    ? await payload.findGlobal({ slug: globalSlug, ...options })
    : await payload.findByID({ collection: collectionSlug!, id: docID!, ...options });
  return doc as unknown as Data;
}

async function copy(asked: Copying) {
  const { req, collectionSlug, globalSlug, docID, fromLocale, toLocale } = asked;
  const { payload, user } = req;
  const { fields } = globalSlug
    ? payload.globals.config.find(({ slug }) => slug === globalSlug)!
    : payload.collections[collectionSlug!].config;
  const [from, to] = await Promise.all([textsIn(asked, fromLocale), textsIn(asked, toLocale)]);
  const copied = withTextsOf(fields, to, withoutEmptyTexts(fields, from));
  const whole = asked.overrideData
    ? copied
    : withTextsOf(fields, copied, withoutEmptyTexts(fields, to));
  const changed = Object.entries(whole).filter(
    ([name, value]) => !isDeepStrictEqual(value, to[name]),
  );
  if (changed.length === 0) return to;
  const data = Object.fromEntries(changed) as never;
  const how = { data, draft: true, locale: toLocale as never, overrideAccess: false, req, user };
  return globalSlug
    ? payload.updateGlobal({ slug: globalSlug, ...how })
    : payload.update({ collection: collectionSlug!, id: docID!, ...how });
}

/**
 * Copies the texts of a document into another language, where they are missing or, with `overrideData`, also over those that
 * are there. In place of Payload's own, which publishes what it copied at once, and writes English texts as if they
 * were the other language's where that has none. Who may write which language is decided in the save (textsOnly.ts).
 */
export const copyTexts: ServerFunction<Copying> = async (asked) => {
  await canAccessAdmin({ req: asked.req });
  return answered(copy(asked));
};
