import type { CollectionConfig, GeneratePreviewURL } from 'payload';
import { SITE_URL } from '../env';
import { isLabelId } from './labelId';
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
      validate: isLabelId,
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
