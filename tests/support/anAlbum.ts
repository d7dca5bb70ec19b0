import { wireAlbum } from '@/lib/contract/album';
import { toAlbum, type Album } from '@/lib/domain/album';

/** A work with a picture, as it comes from a service: `fields` are the contract's. */
export function anAlbum(fields: object = {}): Album {
  const wire = wireAlbum.cast({ id: '7', coverPhoto: '/download/a.jpg', ...fields });
  const album = toAlbum(wire, (path) => path);
  if (!album) throw new Error('a work without a picture is none');
  return album;
}
