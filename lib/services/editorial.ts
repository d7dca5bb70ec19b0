import 'server-only';
import { array } from 'yup';
import {
  wireEditorial,
  wireEditorialList,
  type EditorialKind,
  type WireEditorial,
} from '@/lib/contract/editorial';
import type { Page } from '@/lib/domain/page';
import { urlOf } from './media';
import { call, validItems } from './call';
import { signedHeaders } from './signature';

/** Without a kind, items of all kinds, one kind after the other. */
type Part = { kind?: EditorialKind; start: number; count: number; id?: string };

/** Ours: published items as editors filled them in, of each kind the newest changes first, or the one with this id. Never cached. */
export async function listEditorial({
  kind,
  start,
  count,
  id = '',
}: Part): Promise<Page<WireEditorial>> {
  const headers = signedHeaders('editorial', [kind ?? '', start, count, id], Date.now());
  const [list] = await call(
    'editorial',
    { query: { kind, dStart: start, dCount: count, id }, headers },
    { schema: array(wireEditorialList).required() },
  );
  const items = validItems('editorial', wireEditorial, list?.datas ?? []).map((item) => ({
    ...item,
    pictures: item.pictures.map((picture) => ({ ...picture, img: urlOf(picture.img) })),
  }));
  return { items, total: list?.total ?? 0 };
}
