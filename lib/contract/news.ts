import { object, type InferType } from 'yup';
import { count, id, items, numeric, recordOrNull, text, time, updatedAt } from './fields';

/**
 * §3 News/content item. content is untrusted HTML; sTime is epoch ms; draft.subTitle is a numeric sort order for
 * experts. Fields after the blank line are ours and optional.
 */
export const wireNews = object({
  id: id(),
  title: text(),
  content: text(),
  sTime: time(),
  draft: object({ description: text(), content: text(), icon: text(), subTitle: text() })
    .transform(recordOrNull)
    .nullable()
    .default(null),

  /** The picture's size and alt text. */
  iconWidth: numeric(),
  iconHeight: numeric(),
  iconAlt: text(),
  /** The language of the text, such as `fr`, which may differ from the requested one. */
  titleLang: text(),
  descriptionLang: text(),
  contentLang: text(),
  updatedAt: updatedAt(),
});

export type WireNews = InferType<typeof wireNews>;

export const wireNewsList = object({ datas: items(), total: count() });
