import type { DateField, Field, FieldHook } from 'payload';
import { CMS_LOCALES } from '../queries/locale';
import { PICTURES, type NO_PLAYLISTS } from './filesOf';
import { isTitled } from './isTitled';
import { lastShown } from './lastShown';
import { isOutside } from './links';
import { numberField } from './numberField';
import { labels } from './shared';
import { timeField } from './timeField';

/** The editor's hints for the two sources of a film. */
type Hints = { file: string; uri: string };

/** Of the file: which may be chosen, if not all, and what is looked at when one was. */
type OfFile = Partial<typeof NO_PLAYLISTS> & { hooks?: { beforeValidate: FieldHook[] } };

/** Of the time: what a new one begins with, if anything. */
type OfTime = Pick<DateField, 'defaultValue'>;

/** §3 Video: the fields that recorded and live videos share. */
export const videoFields = (hints: Hints, ofFile: OfFile, ofTime: OfTime = {}): Field[] => [
  {
    name: 'name',
    type: 'text',
    required: true,
    localized: true,
    maxLength: 256,
    validate: isTitled,
  },
  { name: 'author', type: 'text', maxLength: 256 },
  {
    name: 'cover',
    type: 'upload',
    relationTo: 'media',
    ...PICTURES,
    required: true,
    label: 'Poster',
  },
  {
    name: 'file',
    type: 'upload',
    relationTo: 'media',
    ...ofFile,
    admin: { description: hints.file },
  },
  {
    name: 'uri',
    type: 'text',
    label: 'External address',
    validate: isOutside,
    admin: { description: hints.uri },
  },
  { name: 'description', type: 'textarea', localized: true },
  {
    name: 'tracks',
    type: 'array',
    labels: { singular: 'Captions', plural: 'Captions' },
    fields: [
      { name: 'lang', type: 'select', required: true, options: [...CMS_LOCALES] },
      { name: 'file', type: 'upload', relationTo: 'media', required: true },
    ],
  },
  labels,
  timeField({
    ...ofTime,
    name: 'sTime',
    index: true,
    label: 'Starts or is published at',
    admin: {
      position: 'sidebar',
      date: { pickerAppearance: 'dayAndTime' },
      description: 'In your own time zone. Visitors read it in that of Paris.',
    },
  }),
  numberField({
    name: 'duration',
    label: 'Duration',
    min: 0,
    admin: { position: 'sidebar', description: 'In seconds.' },
  }),
  lastShown,
];
