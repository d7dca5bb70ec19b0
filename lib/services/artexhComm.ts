import 'server-only';
import { array } from 'yup';
import { COMMENT_PAGE_SIZE } from '@/lib/constants';
import { wireAlbumComment, wireAlbumCommentList } from '@/lib/contract/albumComment';
import { toAlbumComment, type AlbumComment } from '@/lib/domain/albumComment';
import type { Page } from '@/lib/domain/page';
import { cached } from './cached';
import { call, kept } from './call';
import { checkId } from './ids';
import { urlOf } from './media';

async function ask(albumId: string, start: number): Promise<Page<AlbumComment>> {
  const [list] = await call(
    'commentList',
    { path: { albumId }, query: { dStart: start, dCount: COMMENT_PAGE_SIZE } },
    { schema: array(wireAlbumCommentList).required() },
  );
  const wires = kept('commentList', wireAlbumComment, list?.datas ?? []);
  return { items: wires.map((wire) => toAlbumComment(wire, urlOf)), total: list?.number ?? 0 };
}

const askCached = cached('commentList', ([albumId]) => [`comments:${albumId}`], ask);

/** §7 artexhComm/getByAlbumId/{albumId} */
export const getByAlbumId = async (albumId: string, start = 0): Promise<Page<AlbumComment>> =>
  askCached(checkId(albumId), start);
