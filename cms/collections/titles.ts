import type { CollectionSlug, PayloadRequest } from 'payload';
import { localesFrom, toCmsLocale } from '../queries/locale';
import { sameTransaction } from '../sameTransaction';

type Id = number | string;
type Titled = { slug: string; ids: readonly Id[] };

/** The titles of the newest versions, in the language of the request, else in another; empty where there is none at all. */
export async function titlesOf({ slug, ids }: Titled, req: PayloadRequest, isInTransaction = true) {
  const collection = slug as CollectionSlug;
  const { useAsTitle = 'id' } = req.payload.collections[collection].config.admin;
  const locale = toCmsLocale(req.locale ?? null);
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: ids } },
    ...{ draft: true, depth: 0, pagination: false, select: { [useAsTitle]: true } },
    ...{ locale, fallbackLocale: localesFrom(locale) },
    ...(isInTransaction && { req: sameTransaction(req) }),
  });
  return new Map(
    docs.map((doc) => {
      const { id, [useAsTitle]: title }: Record<string, unknown> = { ...doc };
      return [id as Id, String(title ?? '')];
    }),
  );
}
