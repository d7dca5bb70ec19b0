import type { CollectionConfig } from 'payload';
import { CERTIFICATE_NUMBER_MAX_LENGTH } from '@/lib/constants';
import { keepNumber } from '../certificates/certificateNumber';
import { previewOf } from '../endpoints/editorLinks';
import { LIVE_PREVIEW, LIVE_TYPING } from '../preview/screens';
import { EXPORT_LINKS, exportOf } from '../exchange/exportList';
import { WORKS } from '../exchange/worksSheet';
import { dropOutdatedSheets } from '../certificates/outdated';
import { rememberShown } from '../certificates/shownBefore';
import { notifyOf } from '../notes/notify';
import type { English } from '../words/words';
import {
  fillSearchFields,
  followYear,
  giveCertificatesPicture,
  rememberVersion,
  removeDependants,
  toUpper,
} from './albumHooks';
import { PICTURES } from './filesOf';
import { isTitled } from './isTitled';
import { lastShown } from './lastShown';
import { longList } from './longLists';
import { numberField } from './numberField';
import { isNumberInYear } from './numberInYear';
import { refuseLocked } from './refuseLocked';
import { refuseOddSign } from './refuseOddSign';
import { refuseTakenPlace, rememberRow } from './refuseTakenPlace';
import { drafts, GROUPS, labels } from './shared';

const notifying = notifyOf('albums');
const hidden = { hidden: true } as const;

/** §3 Album (artwork). */
export const albums: CollectionConfig = {
  slug: 'albums',
  labels: { singular: 'Artwork', plural: 'Artworks' },
  admin: {
    group: GROUPS.exhibition,
    preview: previewOf('albums'),
    livePreview: LIVE_PREVIEW,
    useAsTitle: 'name',
    defaultColumns: ['cover', 'name', 'author', 'country', 'num', 'yearLabel', 'seq', '_status'],
    listSearchableFields: ['name', 'author', 'num'],
    description: 'The artworks of all years. Empty fields are not shown to visitors.',
    components: {
      beforeListTable: [
        ...EXPORT_LINKS.beforeListTable,
        '/components/imports/ImportLink#ImportLink',
        '/components/certificates/OfSelection#OfSelection',
      ],
      edit: {
        beforeDocumentControls: ['/components/certificates/OfWork#OfWork', LIVE_TYPING],
      },
    },
  },
  endpoints: [exportOf('albums', WORKS)],
  defaultSort: '-updatedAt',
  versions: drafts,
  indexes: [{ fields: ['yearLabel', 'seq'], unique: true }],
  hooks: {
    ...longList,
    ...notifying,
    beforeOperation: [refuseLocked, rememberVersion, rememberRow, ...longList.beforeOperation],
    beforeChange: [
      refuseTakenPlace,
      followYear,
      fillSearchFields,
      rememberShown,
      ...notifying.beforeChange,
    ],
    beforeDelete: [...notifying.beforeDelete, removeDependants],
    afterChange: [...notifying.afterChange, giveCertificatesPicture, dropOutdatedSheets],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      localized: true,
      label: 'Title of the work',
      maxLength: 256,
      validate: isTitled,
    },
    {
      name: 'author',
      type: 'text',
      maxLength: 256,
      admin: {
        // A name may go, its work stays (/privacy).
        description:
          'Empty: where a name is needed, visitors read “a young artist”; the certificate has its number instead. To take a name away, first take it out of the introduction and the picture’s description in each language, then empty this field.',
      },
    },
    {
      name: 'cover',
      type: 'upload',
      relationTo: 'media',
      ...PICTURES,
      required: true,
      label: 'Picture',
    },
    {
      name: 'colours',
      type: 'ui',
      admin: { components: { Field: '/components/colours/ColoursOfWork#ColoursOfWork' } },
    },
    { name: 'country', type: 'relationship', relationTo: 'areas', index: true },
    {
      type: 'row',
      fields: [
        { name: 'age', type: 'text', maxLength: 16 },
        {
          name: 'sex',
          type: 'select',
          options: ['male', 'female'],
          admin: {
            description:
              'Left empty, the certificate says Male, unless the website runs with MINORS_GENDER=given.',
          },
        },
      ],
    },
    { name: 'teacher', type: 'text', label: 'Mentor', maxLength: 256 },
    { name: 'org', type: 'text', label: 'Agency', maxLength: 256 },
    { name: 'organisation', type: 'relationship', relationTo: 'organisations' },
    { name: 'description', type: 'textarea', localized: true, label: 'Introduction' },
    labels,
    {
      name: 'num',
      type: 'text',
      unique: true,
      index: true,
      label: 'Certificate number',
      maxLength: CERTIFICATE_NUMBER_MAX_LENGTH,
      hooks: { beforeValidate: [keepNumber, refuseOddSign], beforeDuplicate: [() => null] },
      admin: { position: 'sidebar', description: 'For example WE2022-0417.' },
    },
    {
      name: 'yearLabel',
      type: 'relationship',
      relationTo: 'labels',
      label: 'Year',
      admin: {
        position: 'sidebar',
        description: 'Year and number are in the wall label’s QR code.',
      },
    },
    numberField({
      name: 'seq',
      min: 1,
      label: 'Number in the year',
      validate: isNumberInYear,
      // A copy has neither number: no two works may share one.
      hooks: { beforeDuplicate: [() => null] },
      admin: {
        position: 'sidebar',
        description:
          'The curator’s order; each number once a year. A printed wall label leads to its work by year and number: never give another work a number that has been printed.',
      },
    }),
    {
      name: 'initial',
      type: 'text',
      index: true,
      maxLength: 1,
      hooks: { beforeValidate: [toUpper] },
      validate: (value: unknown): English | true =>
        !value || /^[A-Z]$/.test(String(value)) || 'One letter A–Z.',
      admin: {
        position: 'sidebar',
        description: 'For the search by initials. Empty: taken from a Latin title.',
      },
    },
    { name: 'searchName', type: 'text', admin: hidden },
    { name: 'searchAuthor', type: 'text', admin: hidden },
    { name: 'views', type: 'number', defaultValue: 0, admin: hidden },
    lastShown,
  ],
};
