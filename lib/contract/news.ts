import { number, object, type InferType } from 'yup';
import { count, id, items, numeric, text, updatedAt } from './fields';

/**
 * §3 News/content item. content is HTML, not to be trusted; sTime is epoch ms; draft.subTitle is a numeric sort order for
 * experts. Fields after the blank line are ours: a host that lacks them is still understood.
 */
export const wireNews = object({
  id: id(),
  title: text(),
  content: text(),
  sTime: number().nullable().default(null),
  draft: object({ description: text(), content: text(), icon: text(), subTitle: text() })
    .nullable()
    .default(null),

  /** The picture's size and alt text. */
  iconWidth: numeric(),
  iconHeight: numeric(),
  iconAlt: text(),
  /** The language a text is in, `fr`, where it may not be the one that was asked for. */
  titleLang: text(),
  descriptionLang: text(),
  contentLang: text(),
  updatedAt: updatedAt(),
});

export type WireNews = InferType<typeof wireNews>;

export const wireNewsList = object({ datas: items(), total: count() });
