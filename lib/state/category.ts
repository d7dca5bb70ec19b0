import { plain } from '@/lib/plain';

/** §2 /albumsCategoryView: static example data; `views` and `hungOn` are invented. */
export type CategoryWork = {
  id: string;
  name: string;
  author: string;
  countryCode: string;
  age: string;
  imgUrl: string;
  width: number;
  height: number;
  color: string;
  /** 1 is recommended first. */
  rank: number;
  hungOn: string;
  views: number;
};

/** §2: the group Featured. */
export const FEATURED = ['recommended', 'latest', 'mostViewed'] as const;
export type Featured = (typeof FEATURED)[number];

export type Choice = { featured: Featured; country: string; name: string; author: string };

export const NO_CHOICE: Choice = { featured: FEATURED[0], country: '', name: '', author: '' };

const ORDER: Record<Featured, (a: CategoryWork, b: CategoryWork) => number> = {
  recommended: (a, b) => a.rank - b.rank,
  latest: (a, b) => b.hungOn.localeCompare(a.hungOn),
  mostViewed: (a, b) => b.views - a.views,
};

/** The works whose title and author contain the typed text, ignoring case and accents. */
export function chosenWorks(works: readonly CategoryWork[], choice: Choice): CategoryWork[] {
  const { featured, country, name, author } = choice;
  return works
    .filter(
      (work) =>
        (!country || work.countryCode === country) &&
        plain(work.name).includes(plain(name)) &&
        plain(work.author).includes(plain(author)),
    )
    .sort(ORDER[featured]);
}
