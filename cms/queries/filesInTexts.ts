import { anyIdOf } from '../idOf';

/** Up to the end of the attribute. */
const NAMES = /(?:download|video)\/[^"<>]+/g;

/** Where HTML names files. */
export const namesIn = (html: string): string[] => html.match(NAMES) ?? [];

/** The ids of the files in a rich text, at any depth. */
export function uploadsIn(node: unknown): number[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, value } = node as { type?: unknown; value?: unknown };
  const own = type === 'upload' ? [Number(anyIdOf(value))] : [];
  return [...own, ...Object.values(node).flatMap(uploadsIn)];
}
