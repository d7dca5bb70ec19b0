import type { Album } from '@/lib/domain/album';
import { thumbnailOf } from '@/lib/discovery/thumbnail';

/** What viewers show of a work in their lists, and of a collection by its first work. Its format is what the viewer's browser takes. */
export function thumbnail(work: Album | undefined) {
  const found = work && thumbnailOf(work);
  if (!found) return {};
  const { address, width, height } = found;
  return { thumbnail: [{ id: address, type: 'Image', width, height }] };
}
