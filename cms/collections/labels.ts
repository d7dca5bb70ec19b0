import type { CollectionConfig, GeneratePreviewURL, PayloadRequest } from 'payload';
import { isId } from '@/lib/query';
import { RESERVED_LABELS } from '@/lib/rewrites';
import { SITE_URL } from '../env';
import { isQuiet } from '../quietly';
import type { English } from '../words/words';
import { hooksOfNamed } from './refuseInUse';
import { GROUPS, order } from './shared';
import { yearsOfLabel } from './yearsOfLabel';

/** The wall labels of the published year that has this label, else of the one with the same name. */
const wallLabels: GeneratePreviewURL = async ({ id }, { req }) => {
  const { docs } = await req.payload.find({
    collection: 'years',
    // Of a draft there is no page.
    where: { and: [{ _status: { equals: 'published' } }, yearsOfLabel(id)] },
    select: { year: true },
    depth: 0,
    limit: 1,
    req,
  });
  return docs[0] ? `${SITE_URL}/labels/${docs[0].year}` : null;
};

type Asked = { operation?: string; req: PayloadRequest };

const OF_ADDRESSES = 'The website’s own addresses have this word. Choose another.';

export const labels: CollectionConfig = {
  slug: 'labels',
  admin: {
    group: GROUPS.exhibition,
    useAsTitle: 'id',
    defaultColumns: ['id', 'title', 'kind', 'order'],
    description:
      'One a year (2024), and lists of choice (featured, recommended). In that of a published year, the preview button opens its wall labels with QR codes, to print.',
    preview: wallLabels,
  },
  defaultSort: 'order',
  // A copy would have no id.
  disableDuplicate: true,
  hooks: hooksOfNamed(
    'labels',
    { collection: 'albums', fields: ['yearLabel', 'labels'] },
    { collection: 'years', fields: ['label'] },
    { collection: 'news', fields: ['labels'] },
    { collection: 'videos', fields: ['labels'] },
    { collection: 'lives', fields: ['labels'] },
    { collection: 'guestPersons', fields: ['years'] },
    { collection: 'mediaPartners', fields: ['years'] },
  ),
  fields: [
    {
      name: 'id',
      type: 'text',
      required: true,
      maxLength: 32,
      validate: (id: unknown, { operation, req }: Asked): English | true => {
        // The website's addresses have no others.
        if (!isId(String(id ?? ''))) return 'Only letters from A to Z, numbers, - and _.';
        // One from before can be saved, and read from an archive.
        const isNew = operation === 'create' && !isQuiet(req);
        return !(isNew && RESERVED_LABELS.includes(String(id))) || OF_ADDRESSES;
      },
      admin: { description: 'As services and QR codes spell it; cannot be changed later.' },
    },
    { name: 'title', type: 'text', localized: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'year',
      options: ['year', 'featured', 'recommended'],
      admin: { description: 'For editors: visitors see nothing of it.' },
    },
    order,
  ],
};
