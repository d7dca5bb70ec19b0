import type { CollectionConfig } from 'payload';
import { previewOf } from '../endpoints/editorLinks';
import { LIVE_PREVIEW, LIVE_TYPING } from '../preview/screens';
import { notifyOf } from '../notes/notify';
import { withoutDocuments } from '../queries/documentsInTexts';
import { PICTURES } from './filesOf';
import { isTitled } from './isTitled';
import { lastShown } from './lastShown';
import { noonOf } from './noon';
import { drafts, GROUPS, labels } from './shared';
import { timeField } from './timeField';

/** §3 News/content item. */
export const news: CollectionConfig = {
  slug: 'news',
  labels: { singular: 'News item', plural: 'News' },
  admin: {
    group: GROUPS.content,
    preview: previewOf('news'),
    livePreview: LIVE_PREVIEW,
    components: { edit: { beforeDocumentControls: [LIVE_TYPING] } },
    useAsTitle: 'title',
    defaultColumns: ['draft.icon', 'title', 'category', 'sTime', '_status'],
  },
  defaultSort: '-sTime',
  versions: drafts,
  hooks: notifyOf('news'),
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      localized: true,
      maxLength: 300,
      validate: isTitled,
    },
    {
      name: 'category',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'news',
      options: ['news', 'content'],
      admin: {
        position: 'sidebar',
        description: 'News are listed; content is found by links and by the search.',
      },
    },
    timeField({
      name: 'sTime',
      index: true,
      label: 'Date',
      defaultValue: () => noonOf(Date.now()),
      admin: {
        position: 'sidebar',
        description: 'The day that visitors read. A new item begins with today’s in UTC.',
      },
    }),
    {
      name: 'content',
      type: 'richText',
      localized: true,
      hooks: { afterRead: [({ value }) => withoutDocuments(value)] },
    },
    {
      name: 'html',
      type: 'textarea',
      localized: true,
      label: 'HTML',
      admin: { description: 'When filled, it is shown instead of the text above.' },
    },
    {
      name: 'draft',
      type: 'group',
      label: 'Summary',
      admin: { description: 'What lists and previews show.' },
      fields: [
        { name: 'icon', type: 'upload', relationTo: 'media', ...PICTURES, label: 'Picture' },
        { name: 'description', type: 'textarea', localized: true },
        { name: 'content', type: 'textarea', localized: true, label: 'Short text' },
        {
          name: 'subTitle',
          type: 'text',
          admin: {
            description:
              'This website does not show it: it is for other programs that read the news.',
          },
        },
      ],
    },
    labels,
    lastShown,
  ],
};
