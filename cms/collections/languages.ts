import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { notifyOf } from '../notes/notify';
import { PICTURES } from './filesOf';
import { isNew, isNewId } from './newId';
import { GROUPS, order } from './shared';

const isLanguageId: TextFieldSingleValidation = async (id, asked) => {
  const said = await text(id, asked);
  return said === true && isNew(asked) ? isNewId(String(id), asked) : said;
};

/** §3 Language. */
export const languages: CollectionConfig = {
  slug: 'languages',
  admin: {
    group: GROUPS.site,
    useAsTitle: 'label',
    defaultColumns: ['label', 'id', 'img', 'order'],
    description: 'The language menu, in its order.',
  },
  defaultSort: 'order',
  // A copy would have no id.
  disableDuplicate: true,
  hooks: notifyOf('languages'),
  fields: [
    {
      name: 'id',
      type: 'text',
      required: true,
      validate: isLanguageId,
      admin: { description: 'As the services spell it: EN, FR, ZH.' },
    },
    { name: 'label', type: 'text', required: true },
    {
      name: 'img',
      type: 'upload',
      relationTo: 'media',
      ...PICTURES,
      admin: { description: 'A small picture before the label.' },
    },
    order,
  ],
};
