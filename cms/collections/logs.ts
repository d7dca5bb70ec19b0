import type { CollectionConfig } from 'payload';
import { GROUPS } from './shared';

/** Who took out or erased people's data (cms/exchange/exportLog.ts); organisers read it, nobody changes it. */
export const logs: CollectionConfig = {
  slug: 'logs',
  labels: {
    singular: 'Log entry',
    plural: 'Log of people’s data',
  },
  admin: {
    group: GROUPS.administration,
    useAsTitle: 'what',
    defaultColumns: ['cTime', 'who', 'action', 'what', 'count'],
    description: 'Who exported or erased data of people, and when. Kept for a year.',
  },
  defaultSort: '-cTime',
  timestamps: false,
  lockDocuments: false,
  fields: [
    {
      name: 'cTime',
      type: 'date',
      required: true,
      index: true,
      label: 'When',
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'who',
      type: 'text',
      required: true,
      label: 'Who',
    },
    {
      name: 'action',
      type: 'select',
      required: true,
      options: [
        {
          value: 'exported',
          label: 'exported',
        },
        {
          value: 'erased',
          label: 'erased',
        },
      ],
      label: 'Did',
    },
    {
      name: 'what',
      type: 'text',
      required: true,
      label: 'What',
    },
    {
      name: 'count',
      type: 'number',
      required: true,
      label: 'How many',
    },
  ],
};
