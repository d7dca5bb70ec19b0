import { number, object, type InferType } from 'yup';
import { count, id, items, text } from './fields';

/** §3 News/content item. content is HTML, not to be trusted; sTime is epoch ms; draft.subTitle is a numeric sort order for experts. */
export const wireNews = object({
  id: id(),
  title: text(),
  content: text(),
  sTime: number().nullable().default(null),
  draft: object({ description: text(), content: text(), icon: text(), subTitle: text() })
    .nullable()
    .default(null),
});

export type WireNews = InferType<typeof wireNews>;

export const wireNewsList = object({ datas: items(), total: count() });
