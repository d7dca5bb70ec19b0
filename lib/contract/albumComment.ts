import { object, type InferType } from 'yup';
import { count, id, items, text, time } from './fields';

/** §3 Album comment. cTime is epoch ms; without one it has no date. */
export const wireAlbumComment = object({
  id: id(),
  albumId: text(),
  username: text(),
  userHead: text(),
  comment: text(),
  cTime: time(),
});

export type WireAlbumComment = InferType<typeof wireAlbumComment>;

export const wireAlbumCommentList = object({ datas: items(), number: count() });
