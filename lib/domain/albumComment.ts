import type { WireAlbumComment } from '@/lib/contract/albumComment';
import { toDay } from '@/lib/format';
import type { UrlOf } from './mediaUrl';

/** §3 Album comment. date is cTime as yyyy-MM-dd. */
export type AlbumComment = {
  id: string;
  albumId: string;
  username: string;
  userHead: string;
  comment: string;
  date: string;
};

export const toAlbumComment = (wire: WireAlbumComment, urlOf: UrlOf): AlbumComment => ({
  id: wire.id,
  albumId: wire.albumId,
  username: wire.username,
  userHead: urlOf(wire.userHead),
  comment: wire.comment,
  date: toDay(wire.cTime),
});
