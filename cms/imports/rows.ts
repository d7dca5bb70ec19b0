import type { Action } from '../exchange/plans';

/** What the table of a check's rows is, for the screen and for the CMS. */
export const ROWS_OF_PAGE = 50;

export const FILTERS = ['all', 'told', 'skipped'] as const;
export type Filter = (typeof FILTERS)[number];

export type Row = {
  row: number;
  key: string;
  action: Action;
  faults: { column: string; isError: boolean; text: string }[];
};
