import { COLLECTIONS, GLOBALS, MAY_CHECK, type Right, type Rights, type Role } from './roles';

/** An editor, as far as the access goes, or nobody. */
export type User =
  | { id: number | string; role?: Role | null; translates?: readonly string[] | null }
  | null
  | undefined;

const ORGANISERS_ONLY: Rights = { organiser: ['read', 'create', 'update', 'delete'] };

const TABLE: Readonly<Record<string, Rights>> = { ...COLLECTIONS, ...GLOBALS };

export const rightsOf = (slug: string): Rights =>
  Object.hasOwn(TABLE, slug) ? (TABLE[slug] ?? {}) : ORGANISERS_ONLY;

export const roleOf = (user: User): Role | undefined => user?.role ?? undefined;

/** Whether somebody has a right on a collection or global. */
export function may(user: User, right: Right, slug: string): boolean {
  const role = roleOf(user);
  return role !== undefined && (rightsOf(slug)[role]?.includes(right) ?? false);
}

export const isOrganiser = (user: User) => roleOf(user) === 'organiser';

export function mayCheck(user: User): boolean {
  const role = roleOf(user);
  return role !== undefined && MAY_CHECK.includes(role);
}

/** Whether somebody may change texts only, in a collection or global. */
export const isTextsOnly = (user: User, slug: string) =>
  may(user, 'texts', slug) && !may(user, 'update', slug);

/** Whether a translator's languages include the one that is being written. */
export const writesLanguage = (user: User, locale: string | undefined | null) =>
  (user?.translates ?? []).some((language) => language === locale);
