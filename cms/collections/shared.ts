import type { CollectionConfig, Field, FieldHook } from 'payload';
import { HOURS } from '../words/dates';
import { numberField } from './numberField';

export const GROUPS = {
  exhibition: 'Exhibition',
  content: 'Content',
  site: 'Site',
  visitors: 'Visitors',
  administration: 'Administration',
} as const;

/** A document is published as a whole, in all languages (cms/collections/wholeSaves.ts); now, or at a time that is planned (cms/schedules). */
export const drafts = {
  drafts: { schedulePublish: { timeFormat: HOURS } },
  maxPerDoc: 20,
} satisfies CollectionConfig['versions'];

/** A field that is emptied: what has no number would be first in SQLite, and last in PostgreSQL. */
const noneIsZero: FieldHook = ({ value }) => (value === null ? 0 : value);

export const order = numberField({
  name: 'order',
  label: 'Order',
  defaultValue: 0,
  index: true,
  hooks: { beforeValidate: [noneIsZero] },
  admin: { position: 'sidebar', description: 'Smaller numbers come first.' },
});

export const labels: Field = {
  name: 'labels',
  type: 'relationship',
  relationTo: 'labels',
  hasMany: true,
  admin: { description: 'Years, and the lists this appears in.' },
};
