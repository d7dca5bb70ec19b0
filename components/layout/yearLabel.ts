import type { MenuItem } from '@/lib/domain/menuItem';

export type YearLabel = { year: string; note: string };

/** A menu item that leads to a year page: its year, and what its name adds ("2024, 6th edition"). Else null. */
export function yearLabel({ name, link }: Pick<MenuItem, 'name' | 'link'>): YearLabel | null {
  const year = /^\/exhibition\/(\d{4})$/.exec(link)?.[1];
  if (!year || !name.startsWith(year)) return null;
  return { year, note: name.slice(year.length).replace(/^[\s,،，、:·]+/, '') };
}
