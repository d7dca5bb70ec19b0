import type { Field } from 'payload';
import { labels } from './shared';

export const CAPTION_LOCALES = ['en', 'fr', 'zh', 'es', 'ru', 'ar'];

/** §3 Video: what recorded and live videos share. */
export const videoFields: Field[] = [
  { name: 'name', type: 'text', required: true, localized: true, maxLength: 256 },
  { name: 'author', type: 'text', maxLength: 256 },
  { name: 'cover', type: 'upload', relationTo: 'media', required: true, label: 'Poster' },
  {
    name: 'file',
    type: 'upload',
    relationTo: 'media',
    admin: { description: 'The film itself: MP4, WebM or an HLS playlist (m3u8).' },
  },
  {
    name: 'uri',
    type: 'text',
    label: 'External address',
    validate: (value: unknown) =>
      !value || /^https:\/\/\S+$/.test(String(value)) || 'An address that starts with https://',
    admin: { description: 'Used when there is no file.' },
  },
  { name: 'description', type: 'textarea', localized: true },
  {
    name: 'tracks',
    type: 'array',
    labels: { singular: 'Captions', plural: 'Captions' },
    fields: [
      { name: 'lang', type: 'select', required: true, options: CAPTION_LOCALES },
      { name: 'file', type: 'upload', relationTo: 'media', required: true },
    ],
  },
  labels,
  {
    name: 'sTime',
    type: 'date',
    index: true,
    label: 'Starts or is published at',
    admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
  },
  {
    name: 'duration',
    type: 'number',
    min: 0,
    admin: { position: 'sidebar', description: 'In seconds.' },
  },
];
