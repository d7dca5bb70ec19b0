import type { WireAlbumComment } from '@/lib/contract/albumComment';
import { countComments, findComments, type CommentRow } from '../queries/comments';
import { toMediaPath } from '../files/mediaFiles';
import type { Answer, Call } from './answer';
import { documentId, pagingOf } from './params';

const toWireComment = (albumId: number, row: CommentRow): WireAlbumComment => ({
  id: String(row.id),
  albumId: String(albumId),
  username: row.username ?? '',
  userHead: toMediaPath(row.avatar),
  comment: row.comment ?? '',
  cTime: new Date(row.c_time).getTime(),
});

/** §7 artexhComm/getByAlbumId/{albumId} */
export async function getByAlbumId({ path, query }: Call): Promise<Answer> {
  const albumId = documentId(path.albumId);
  const [comments, number] = await Promise.all([
    findComments(albumId, pagingOf(query)),
    countComments(albumId),
  ]);
  return { body: [{ datas: comments.map((row) => toWireComment(albumId, row)), number }] };
}
