import type { CollectionConfig } from 'payload';

/** What the websites have to be told (docs/decisions/0037). Times in epoch ms; `note` and `told` are JSON. */
export const outbox: CollectionConfig = {
  slug: 'outbox',
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  fields: [
    { name: 'note', type: 'textarea', required: true },
    // Who has been told; everybody is told twice.
    { name: 'told', type: 'text', required: true, defaultValue: '[]' },
    { name: 'isEcho', type: 'checkbox', required: true, defaultValue: false },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    { name: 'due', type: 'number', required: true, index: true },
    { name: 'made', type: 'number', required: true },
  ],
};
