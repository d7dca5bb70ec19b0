import { number, object, type InferType } from 'yup';
import { count, id, items, text } from './fields';

/** §3 Album comment. cTime is epoch ms. */
export const wireAlbumComment = object({
  id: id(),
  albumId: text(),
  username: text(),
  userHead: text(),
  comment: text(),
  cTime: number().integer().required(),
});

export type WireAlbumComment = InferType<typeof wireAlbumComment>;

export const wireAlbumCommentList = object({ datas: items(), number: count() });
