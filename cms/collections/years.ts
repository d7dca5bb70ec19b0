import type { CollectionConfig, Field } from 'payload';
import { isYear } from '@/lib/query';
import { previewOf } from '../endpoints/editorLinks';
import { LIVE_PREVIEW, LIVE_TYPING } from '../preview/screens';
import { notifyOf } from '../notes/notify';
import type { English } from '../words/words';
import { isDay } from './days';
import { PICTURES } from './filesOf';
import { isNamed } from './isNamed';
import { lastShown } from './lastShown';
import { isSite } from './links';
import { numberField } from './numberField';
import { refuseOtherYearsName, refuseTakenLabel } from './refuseTakenLabel';
import { drafts, GROUPS } from './shared';

const facts = (name: string, description: string): Field => ({
  name,
  type: 'array',
  admin: { description, initCollapsed: true },
  fields: [
    { name: 'title', type: 'text', localized: true },
    { name: 'text', type: 'textarea', localized: true },
  ],
});

const day = (name: string, label: string): Field => ({
  name,
  type: 'text',
  label,
  validate: isDay,
});

const line = (name: string, description?: string): Field => ({
  name,
  type: 'text',
  localized: true,
  admin: { description },
});
const paragraph = (name: string, description?: string): Field => ({
  name,
  type: 'textarea',
  localized: true,
  admin: { description },
});

const notifying = notifyOf('years');

/** §1: the content of a year page and of the home page's year tabs. */
export const years: CollectionConfig = {
  slug: 'years',
  admin: {
    group: GROUPS.exhibition,
    preview: previewOf('years'),
    livePreview: LIVE_PREVIEW,
    components: { edit: { beforeDocumentControls: [LIVE_TYPING] } },
    useAsTitle: 'year',
    defaultColumns: ['year', 'title', 'edition', 'worksCount', '_status'],
    description:
      'One page a year. Its experts, media partners and artworks come from their own lists.',
  },
  defaultSort: '-year',
  versions: drafts,
  hooks: {
    ...notifying,
    beforeChange: [refuseTakenLabel, refuseOtherYearsName, ...notifying.beforeChange],
  },
  fields: [
    {
      name: 'year',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: (value: unknown): English | true => isYear(String(value)) || 'Four digits.',
    },
    {
      name: 'label',
      type: 'relationship',
      relationTo: 'labels',
      label: 'Label of its artworks',
      // A copy is of another year: it has neither its label nor its works.
      hooks: { beforeDuplicate: [() => null] },
      admin: { description: 'Make it first, under Labels, with the year as its id: 2025.' },
    },
    line('edition', 'Stands above the title: 6th edition.'),
    line('title', 'The headline of the year. Empty: its number stands there.'),
    line('theme', 'The theme of the exhibition, in large letters on the year’s own page.'),
    paragraph('lead', 'A sentence or two below the headline, on the home page and on its own.'),
    numberField({ name: 'worksCount', min: 0, label: 'Number of selected works' }),
    { type: 'row', fields: [day('startDate', 'First day'), day('endDate', 'Last day')] },
    {
      name: 'summaryWorks',
      type: 'relationship',
      relationTo: 'albums',
      hasMany: true,
      maxRows: 6,
      hooks: { beforeDuplicate: [() => []] },
      admin: {
        description:
          'The first two stand beside the year on the home page. As many as there are subthemes: one above each on the year’s own page, in their order.',
      },
    },
    facts(
      'subthemes',
      'Here stand the themes below the year’s own. Empty: visitors see no such section.',
    ),
    {
      name: 'organizers',
      type: 'array',
      admin: {
        description: 'Who organises the year, with logos. Empty: visitors see no such section.',
      },
      fields: [
        { name: 'name', type: 'text', localized: true, validate: isNamed },
        { name: 'img', type: 'upload', relationTo: 'media', ...PICTURES, label: 'Logo' },
        { name: 'url', type: 'text', label: 'Link', validate: isSite },
      ],
    },
    facts('participants', 'Here stands who may take part. Empty: visitors see no such section.'),
    {
      name: 'requirements',
      type: 'array',
      admin: {
        description:
          'Here stand the work requirements of the year, a list for each group. Empty: the general ones stand there.',
        initCollapsed: true,
      },
      fields: [line('group'), { name: 'items', type: 'array', fields: [paragraph('text')] }],
    },
    {
      name: 'venue',
      type: 'group',
      admin: {
        description: 'Here stands where the works hang. Empty: visitors see no such section.',
      },
      fields: [line('name'), line('address'), paragraph('text')],
    },
    facts('registration', 'Here stands how to register. Empty: visitors see no such section.'),
    facts('awards', 'Here stand the honours of the year. Empty: the general ones stand there.'),
    lastShown,
  ],
};
