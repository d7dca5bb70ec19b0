import 'server-only';
import { array } from 'yup';
import { COMMENT_PAGE_SIZE } from '@/lib/constants';
import { wireAlbumComment, wireAlbumCommentList } from '@/lib/contract/albumComment';
import { commentsTag } from '@/lib/contract/tags';
import { toAlbumComment } from '@/lib/domain/albumComment';
import type { CommentPage } from '@/lib/state/comments';
import { cached } from './cached';
import { call, validItems } from './call';
import { checkId } from './ids';
import { urlOf } from './media';

async function fetchPage(albumId: string, start: number): Promise<CommentPage> {
  const [list] = await call(
    'commentList',
    { path: { albumId }, query: { dStart: start, dCount: COMMENT_PAGE_SIZE } },
    { schema: array(wireAlbumCommentList).required() },
  );
  const { datas = [], number: total = 0 } = list ?? {};
  const wires = validItems('commentList', wireAlbumComment, datas);
  return { items: wires.map((wire) => toAlbumComment(wire, urlOf)), given: datas.length, total };
}

const fetchCached = cached(
  'commentList',
  ([albumId]) => ['comments', commentsTag(albumId)],
  fetchPage,
);

/** §7 artexhComm/getByAlbumId/{albumId} */
export const getByAlbumId = async (albumId: string, start = 0): Promise<CommentPage> =>
  fetchCached(checkId(albumId), start);
