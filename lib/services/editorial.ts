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

type Part = { start: number; count: number; id?: string };

/** Ours: published items of a kind as editors filled them in, newest changes first, or the one with this id. Never cached. */
export async function listEditorial(
  kind: EditorialKind,
  { start, count, id = '' }: Part,
): Promise<Page<WireEditorial>> {
  const headers = signedHeaders('editorial', [kind, start, count, id], Date.now());
  const [list] = await call(
    'editorial',
    { path: { kind }, query: { dStart: start, dCount: count, id }, headers },
    { schema: array(wireEditorialList).required() },
  );
  const items = validItems('editorial', wireEditorial, list?.datas ?? []).map((item) => ({
    ...item,
    pictures: item.pictures.map((picture) => ({ ...picture, img: urlOf(picture.img) })),
  }));
  return { items, total: list?.total ?? 0 };
}
