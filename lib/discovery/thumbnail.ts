import { ratioOf, type Size } from '@/lib/domain/picture';
import type { Album } from '@/lib/domain/album';
import { siteAddress } from '@/lib/discovery/metadata/siteAddress';
import { isDrawing, pictureAddress, SMALL_WIDTHS } from '@/lib/pictureWidths.mjs';

type Thumbnail = Size & { address: string };

const ANY: Size = { width: Infinity, height: Infinity };

/** A small picture within what was asked for, which a page of another site may show; null where there is none. */
export function thumbnailOf({ imgUrl, ...size }: Album, most = ANY): Thumbnail | null {
  const ratio = ratioOf(size);
  const heightAt = (width: number) => Math.round(width / ratio);
  const width = SMALL_WIDTHS.findLast((at) => at <= most.width && heightAt(at) <= most.height);
  if (!width || size.width < width || isDrawing(imgUrl)) return null;
  const address = siteAddress(pictureAddress(imgUrl, width));
  return { address, width, height: heightAt(width) };
}
