import type { MenuItem } from '@/lib/domain/menuItem';
import { isRecord } from '@/lib/record';

/** The built-in text at `videos.title`; '' when there is none, or one with placeholders, which a menu can't fill. */
function textAt(messages: unknown, key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>(
      (texts, part) => (isRecord(texts) && Object.hasOwn(texts, part) ? texts[part] : undefined),
      messages,
    );
  return typeof found === 'string' && !/[{}<>]/.test(found) ? found : '';
}

/** §3 Menu item: langkey names a built-in text, which replaces the name. */
export const namedByKey = (items: readonly MenuItem[], messages: unknown): MenuItem[] =>
  items.map((item) => ({
    ...item,
    name: (item.langkey && textAt(messages, item.langkey)) || item.name,
    childs: namedByKey(item.childs, messages),
  }));
