import type { MenuEntry } from '@/lib/domain/menuEntry';

type YearLabel = { year: string; note: string };

/** Splits a menu item of a year page into the year and the rest of its name ("2024, 6th edition"). Null for other items. */
export function yearLabel({ name, link = '' }: Pick<MenuEntry, 'name' | 'link'>): YearLabel | null {
  const year = /^\/exhibition\/(\d{4})$/.exec(link)?.[1];
  if (!year || !name.startsWith(year)) return null;
  return { year, note: name.slice(year.length).replace(/^[\s,،，、:·]+/, '') };
}
