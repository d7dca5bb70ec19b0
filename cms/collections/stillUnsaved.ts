import type { CollectionConfig, GlobalConfig, Plugin } from 'payload';

const IN_FORMS = [
  '/components/StillUnsaved.client#StillUnsaved',
  '/components/Withdrawn.client#Withdrawn',
];

type Slots = NonNullable<NonNullable<CollectionConfig['admin']>['components']>['edit'];

const withIt = (given: Slots): Slots => ({
  ...given,
  beforeDocumentControls: [...(given?.beforeDocumentControls ?? []), ...IN_FORMS],
});

const ofCollection = ({ admin, ...collection }: CollectionConfig): CollectionConfig => {
  const { components } = admin ?? {};
  return {
    ...collection,
    admin: { ...admin, components: { ...components, edit: withIt(components?.edit) } },
  };
};

const ofGlobal = ({ admin, ...global }: GlobalConfig): GlobalConfig => {
  const { components } = admin ?? {};
  return {
    ...global,
    admin: { ...admin, components: { ...components, elements: withIt(components?.elements) } },
  };
};

/** In every form: what was refused is still unsaved, and what was withdrawn there is the newest. */
export const stillUnsaved: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(ofCollection),
  globals: config.globals?.map(ofGlobal),
});
