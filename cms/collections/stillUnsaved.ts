import type { CollectionConfig, GlobalConfig, Plugin } from 'payload';

const STILL_UNSAVED = '/components/StillUnsaved.client#StillUnsaved';

function ofCollection(collection: CollectionConfig): CollectionConfig {
  const { admin = {} } = collection;
  const given = admin.components?.edit;
  const beforeDocumentControls = [...(given?.beforeDocumentControls ?? []), STILL_UNSAVED];
  const edit = { ...given, beforeDocumentControls };
  return { ...collection, admin: { ...admin, components: { ...admin.components, edit } } };
}

function ofGlobal(global: GlobalConfig): GlobalConfig {
  const { admin = {} } = global;
  const given = admin.components?.elements;
  const beforeDocumentControls = [...(given?.beforeDocumentControls ?? []), STILL_UNSAVED];
  const elements = { ...given, beforeDocumentControls };
  return { ...global, admin: { ...admin, components: { ...admin.components, elements } } };
}

/** In every form: what was refused is still unsaved. */
export const stillUnsaved: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(ofCollection),
  globals: config.globals?.map(ofGlobal),
});
