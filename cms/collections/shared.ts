import type { Access, CollectionConfig, Field, NumberField } from 'payload';

const isEditor: Access = ({ req }) => Boolean(req.user);

/** §6: visitors use the services only; REST is for signed-in editors. cms/access/roles.ts says which of them. */
export const editorsOnly = {
  read: isEditor,
  create: isEditor,
  update: isEditor,
  delete: isEditor,
  readVersions: isEditor,
} satisfies CollectionConfig['access'];

const nobody: Access = () => false;

/** Only the services write these. */
export const editorsReadOnly = { ...editorsOnly, create: nobody, update: nobody };
export const servicesOnly = {
  read: nobody,
  create: nobody,
  update: nobody,
  delete: nobody,
  readVersions: nobody,
};

export const GROUPS = {
  exhibition: 'Exhibition',
  content: 'Content',
  site: 'Site',
  visitors: 'Visitors',
  administration: 'Administration',
} as const;

/** A document is published as a whole, in all languages (cms/collections/wholeSaves.ts); now, or at a time that is planned (cms/schedules). */
export const drafts = {
  drafts: { schedulePublish: true },
  maxPerDoc: 20,
} satisfies CollectionConfig['versions'];

export const order: NumberField = {
  name: 'order',
  type: 'number',
  defaultValue: 0,
  index: true,
  admin: { position: 'sidebar', description: 'Smaller numbers come first.' },
};

export const labels: Field = {
  name: 'labels',
  type: 'relationship',
  relationTo: 'labels',
  hasMany: true,
  admin: { description: 'Years, and the lists this appears in.' },
};
