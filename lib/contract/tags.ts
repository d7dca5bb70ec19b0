import { ALBUM_PAGE_SIZE } from '@/lib/constants';

/** What a note may have at most, of tags and of the ids of requests. */
export const MOST_TAGS = 500;
export const MOST_IDS = 20;

/** The tags by which the CMS tells the website what has changed, and by which the website keeps it (docs/decisions/0037). */

/** A label may have any characters, a tag may not. Two that become one are stale together. */
const named = (text: string) => text.replace(/[^\w-]/g, '_').slice(0, 64);

/** The read of one work. */
export const albumTag = (id: string | number) => `album:${id}`;

/** The read of one news item. */
export const newsTag = (id: string | number) => `news:${id}`;

/** The reads of a work's comments. */
export const commentsTag = (id: string | number) => `comments:${id}`;

/** The read of the works before and after one. */
export const nearTag = (id: string | number) => `near:${id}`;

/** Any list of all works. */
export const ALL_WORKS = 'works';

/** Every read of a label's, or of a country's, list of works. */
export const labelTag = (label: string) => `worksOf:${named(label)}`;
export const countryTag = (code: string) => `worksIn:${named(code.toUpperCase())}`;

/** Reads that touch the works of a list around one place, counted from 0. */
export const partTag = (list: string, place: number) =>
  `${list}:${Math.floor(place / ALBUM_PAGE_SIZE)}`;

/** The tags of a read of so many works of a list. */
export function partTags(list: string, start: number, count: number): string[] {
  const tags = [list];
  const end = start + Math.max(count, 1);
  for (let place = start; place < end; place += ALBUM_PAGE_SIZE) tags.push(partTag(list, place));
  return [...new Set([...tags, partTag(list, end - 1)])];
}

export const TAG =
  /^(?:albums|works|news|videos|lives|menus|areas|webContent|comments|(?:album|near|comments|news|webContent):[\w-]{1,64}|works(?:Of|In):[\w-]{1,64}(?::\d{1,6})?)$/;
