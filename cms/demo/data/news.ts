import { HTML_NEWS } from './newsHtml';
import { RICH_NEWS } from './newsRich';
import type { Texts } from '../../structure/data/texts';

export type NewsItem = {
  title: Texts;
  sTime: string;
  /** A file of the media library; '' without a picture. */
  icon: string;
  description: Texts;
  /** Either HTML or text. */
  text?: Texts;
  html?: Texts;
};

export const NEWS: NewsItem[] = [...RICH_NEWS, ...HTML_NEWS];
