import { buildQuery, type DrizzleAdapter } from '@payloadcms/drizzle';
import {
  appendVersionToQueryKey,
  buildVersionCollectionFields,
  combineQueries,
  executeAccess,
  getQueryDraftsSort,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { toTable } from '../queries/driver';

export type Id = number | string;
export type Asked = { where: Where; sort: string | string[] | undefined };

/** The list shows drafts: the latest version of each document, by the table of versions. */
function ofDrafts(adapter: DrizzleAdapter, config: SanitizedCollectionConfig, asked: Asked) {
  const tableName = `_${toTable(config.slug)}${adapter.versionsSuffix}`;
  return {
    tableName: adapter.tableNameMap.get(tableName) ?? tableName,
    column: 'parent',
    fields: buildVersionCollectionFields(adapter.payload.config, config, true),
    where: combineQueries({ latest: { equals: true } }, appendVersionToQueryKey(asked.where)),
    sort: getQueryDraftsSort({ collectionConfig: config, sort: asked.sort }),
  };
}

const ofDocuments = (adapter: DrizzleAdapter, config: SanitizedCollectionConfig, asked: Asked) => ({
  tableName: adapter.tableNameMap.get(toTable(config.slug)) ?? toTable(config.slug),
  column: 'id',
  fields: config.flattenedFields,
  where: asked.where,
  sort: [asked.sort ?? config.defaultSort ?? []].flat(),
});

/**
 * The ids of all documents that a list shows this editor, in its order, by one statement: so that none comes twice or is left out
 * while others work. Payload's own pages put together every document before theirs (decision 0033); this stands on its builder of queries,
 * and tests/contract/exports.test.ts compares it with what Payload lists.
 */
export async function idsInOrder(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  { where, sort }: Asked,
): Promise<Id[]> {
  const access = await executeAccess({ req }, config.access.read);
  const adapter = req.payload.db as unknown as DrizzleAdapter;
  const asked = { where: combineQueries(where, access), sort };
  const of = hasDraftsEnabled(config) ? ofDrafts : ofDocuments;
  const { tableName, column, fields, ...query } = of(adapter, config, asked);
  const locale = req.locale ?? undefined;
  const { joins, orderBy, ...built } = buildQuery({ adapter, fields, tableName, locale, ...query });
  const table = adapter.tables[tableName];
  // Drizzle's types of the two databases have nothing in common.
  const database = adapter.drizzle as never as { select: (columns: object) => Statement };
  let statement = database.select({ id: table[column] }).from(table).$dynamic();
  for (const { type = 'leftJoin', condition, table: joined } of joins) {
    statement = statement[type](joined, condition);
  }
  if (built.where) statement = statement.where(built.where);
  const found = await statement.orderBy(...orderBy.map(({ column: by, order }) => order(by)));
  // A document with several values of a field that is asked for is found several times.
  return [...new Set(found.map(({ id }) => id))];
}

type Step = (...words: unknown[]) => Statement;
type Statement = PromiseLike<{ id: Id }[]> &
  Record<'from' | '$dynamic' | 'where' | 'orderBy' | 'leftJoin' | 'innerJoin' | 'rightJoin', Step>;
