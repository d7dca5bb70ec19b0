import type { MenuItem } from '@/lib/domain/menuItem';

const isTexts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The built-in text at `videos.title`; '' when there is none, or one with placeholders, which a menu can't fill. */
function textAt(messages: unknown, key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>(
      (texts, part) => (isTexts(texts) && Object.hasOwn(texts, part) ? texts[part] : undefined),
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
