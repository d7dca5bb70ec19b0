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
import { everyItem } from './everyItem';
import { signedHeaders } from './signature';

/** To check more items takes too long for one page. */
const MOST_ITEMS = 5000;

async function fetchPage(
  kind: EditorialKind,
  start: number,
  count: number,
): Promise<Page<WireEditorial>> {
  const headers = signedHeaders('editorial', [kind, start, count], Date.now());
  const [list] = await call(
    'editorial',
    { path: { kind }, query: { dStart: start, dCount: count }, headers },
    { schema: array(wireEditorialList).required() },
  );
  const items = validItems('editorial', wireEditorial, list?.datas ?? []).map((item) => ({
    ...item,
    pictures: item.pictures.map((picture) => ({ ...picture, img: urlOf(picture.img) })),
  }));
  return { items, total: list?.total ?? 0 };
}

/** Ours: all published items of a kind as editors filled them in, last changed first. Never cached. */
export const listEditorial = (kind: EditorialKind): Promise<Page<WireEditorial>> =>
  everyItem((start, count) => fetchPage(kind, start, count), { most: MOST_ITEMS });
