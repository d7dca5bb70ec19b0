import { HTML_NEWS } from './newsHtml';
import { RICH_NEWS } from './newsRich';
import type { Texts } from './texts';

export type NewsItem = {
  title: Texts;
  sTime: string;
  /** A file of the library; '' for an item without a picture. */
  icon: string;
  description: Texts;
  /** One of the two. */
  text?: Texts;
  html?: Texts;
};

export const NEWS: NewsItem[] = [...RICH_NEWS, ...HTML_NEWS];
