import 'server-only';
import { array } from 'yup';
import { signedHeaders } from '@/lib/api/signature';
import {
  wireEditorial,
  wireEditorialList,
  type EditorialKind,
  type WireEditorial,
} from '@/lib/contract/editorial';
import type { Page } from '@/lib/domain/page';
import { urlOf } from './media';
import { call, kept } from './call';

const PER_CALL = 100;
/** A look over more takes too long for one page. */
export const MOST_ITEMS = 5000;

async function ask(kind: EditorialKind, start: number): Promise<Page<WireEditorial>> {
  const headers = signedHeaders('editorial', [kind, start, PER_CALL], Date.now());
  const [list] = await call(
    'editorial',
    { path: { kind }, query: { dStart: start, dCount: PER_CALL }, headers },
    { schema: array(wireEditorialList).required() },
  );
  const items = kept('editorial', wireEditorial, list?.datas ?? []).map((item) => ({
    ...item,
    pictures: item.pictures.map((picture) => ({ ...picture, img: urlOf(picture.img) })),
  }));
  return { items, total: list?.total ?? 0 };
}

/** Ours: all published items of a kind as editors filled them in, newest changes first. Never cached. */
export async function listEditorial(kind: EditorialKind): Promise<Page<WireEditorial>> {
  const items: WireEditorial[] = [];
  let total = 0;
  for (let start = 0; start < MOST_ITEMS; start += PER_CALL) {
    const page = await ask(kind, start);
    items.push(...page.items);
    total = page.total;
    if (start + PER_CALL >= total) break;
  }
  return { items, total };
}
