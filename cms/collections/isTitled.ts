import type { CollectionBeforeOperationHook, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { isRecord } from '@/lib/record';
import { isOfMany } from './isOfMany';
import { titlesOf } from './titles';

/** In a request's context: many are saved, and no title is sent. */
const keyOf = (slug: string) => `many ${slug} keep their titles`;

export const keepTitles: CollectionBeforeOperationHook = (save) => {
  const { args, collection, operation, req } = save;
  const { slug, admin } = collection;
  if (operation === 'update') {
    const { data } = args as { data?: unknown };
    const isSent = isRecord(data) && (admin.useAsTitle ?? 'id') in data;
    req.context[keyOf(slug)] = isOfMany(save) && !isSent;
  }
  return args;
};

type Asked = Parameters<TextFieldSingleValidation>[1];

async function hasTitle({ collectionSlug: slug = '', id, req }: Asked) {
  if (req.context[keyOf(slug)] !== true || id === undefined) return false;
  const titles = await titlesOf({ slug, ids: [id] }, req);
  return [...titles.values()].some((title) => title !== '');
}

/**
 * Payload checks what it restores in English only, and what is published above a list in the language of the list: the title may be
 * in other languages.
 */
export const isTitled: TextFieldSingleValidation = async (value, asked) => {
  const isExcused = asked.req.context.isRestoringVersion || (!value && (await hasTitle(asked)));
  return text(value, isExcused ? { ...asked, required: false } : asked);
};
