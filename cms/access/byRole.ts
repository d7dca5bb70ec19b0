import type { Access, CollectionConfig, Field, FieldAccess, GlobalConfig, Plugin } from 'payload';
import { hasLocalisedText, isLocalisedText } from './localisedTexts';
import { isTextsOnly, may, rightsOf, writesLanguage, type User } from './may';
import type { Right } from './roles';
import { textsOnly } from './textsOnly';

/** All who have one of the rights; of their own accounts, those who have that right. */
const allow =
  (slug: string, ...rights: Right[]): Access =>
  ({ req: { user } }) => {
    if (rights.some((right) => may(user, right, slug))) return true;
    return may(user, 'own', slug) && user ? { id: { equals: user.id } } : false;
  };

const allowOthers =
  (slug: string, right: Right): Access =>
  ({ req: { user } }) =>
    may(user, right, slug);

const hasTranslators = (slug: string) => rightsOf(slug).translator?.includes('texts') ?? false;

/** The admin shows a field read-only that a translator can't change. What is saved is decided in textsOnly.ts. */
const writable =
  (slug: string, field: Field, given: FieldAccess | undefined): FieldAccess =>
  (args) => {
    const { user, locale } = args.req;
    if (isTextsOnly(user, slug) && !(isLocalisedText(field) && writesLanguage(user, locale)))
      return false;
    return given ? given(args) : true;
  };

function withWritable(slug: string, field: Field): Field {
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) => ({ ...tab, fields: withFields(slug, tab.fields) }));
    return { ...field, tabs };
  }
  // A row or a collapsible has no name; a group or a list is closed as a whole, if it has nothing to translate.
  if ('fields' in field && (!('name' in field) || hasLocalisedText(field))) {
    return { ...field, fields: withFields(slug, field.fields) };
  }
  if (!('name' in field) || !field.name || field.name === 'id' || field.type === 'ui') return field;
  const access = { ...field.access, update: writable(slug, field, field.access?.update) };
  return { ...field, access } as Field;
}

const withFields = (slug: string, fields: Field[]): Field[] =>
  hasTranslators(slug) ? fields.map((field) => withWritable(slug, field)) : fields;

const isHiddenFrom =
  (slug: string, given: unknown) =>
  ({ user }: { user: User }): boolean =>
    given === true || !may(user, 'read', slug);

function closeCollection(collection: CollectionConfig): CollectionConfig {
  const { slug, access, hooks = {} } = collection;
  return {
    ...collection,
    access: {
      ...access,
      create: allowOthers(slug, 'create'),
      read: allow(slug, 'read'),
      readVersions: allowOthers(slug, 'read'),
      update: allow(slug, 'update', 'texts'),
      delete: allowOthers(slug, 'delete'),
      // Payload's own lock is off (collections/editors.ts).
      unlock: () => false,
    },
    admin: { ...collection.admin, hidden: isHiddenFrom(slug, collection.admin?.hidden) },
    fields: withFields(slug, collection.fields),
    hooks: hasTranslators(slug)
      ? {
          ...hooks,
          beforeOperation: [textsOnly.collection.beforeOperation, ...(hooks.beforeOperation ?? [])],
          beforeValidate: [textsOnly.collection.beforeValidate, ...(hooks.beforeValidate ?? [])],
        }
      : hooks,
  };
}

function closeGlobal(global: GlobalConfig): GlobalConfig {
  const { slug, hooks = {} } = global;
  return {
    ...global,
    access: {
      read: allowOthers(slug, 'read'),
      readVersions: allowOthers(slug, 'read'),
      update: allow(slug, 'update', 'texts'),
    },
    admin: { ...global.admin, hidden: isHiddenFrom(slug, global.admin?.hidden) },
    fields: withFields(slug, global.fields),
    hooks: hasTranslators(slug)
      ? {
          ...hooks,
          beforeOperation: [textsOnly.global.beforeOperation, ...(hooks.beforeOperation ?? [])],
          beforeValidate: [textsOnly.global.beforeValidate, ...(hooks.beforeValidate ?? [])],
        }
      : hooks,
  };
}

/**
 * Gives every collection and global the access that roles.ts says; visitors have none, as they use the services only (§6). The last
 * plugin, so that none is left out.
 */
export const byRole: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(closeCollection),
  globals: config.globals?.map(closeGlobal),
});
