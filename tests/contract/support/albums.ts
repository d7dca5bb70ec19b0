import { wireAlbum, wireAlbumList, type WireAlbum } from '@/lib/contract/album';
import { assertFits, firstOf } from './service';

type Filter = Record<string, string | number | boolean>;

/** A page of works, validated against the contract. */
export async function listAlbums(query: Filter = {}) {
  const { datas, number } = await firstOf('albumList', wireAlbumList, { query });
  return { albums: datas.map((item) => assertFits(wireAlbum, item)), number };
}

/** All works that match, page by page. */
export async function listAllAlbums(query: Filter = {}): Promise<WireAlbum[]> {
  const all: WireAlbum[] = [];
  for (;;) {
    const { albums, number } = await listAlbums({ ...query, dStart: all.length, dCount: 100 });
    all.push(...albums);
    if (albums.length === 0 || all.length >= number) return all;
  }
}

/** Normalised as for comparing names: without case and accents, with the apostrophe of keyboards. */
export const comparable = (value: string) =>
  value.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
