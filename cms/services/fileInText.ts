import { basename } from 'node:path';
import type { WirePicture } from '@/lib/contract/webContent';
import { escapeXml } from '@/lib/xml/element';
import { MIME_BY_EXTENSION, toExtension } from '../files/mediaFiles';

/** Those that browsers play by themselves. */
const PLAYED = ['video/mp4', 'video/webm'];

function pictureIn({ img, alt, width, height }: WirePicture): string {
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  return `<img src="${escapeXml(img)}" alt="${escapeXml(alt)}"${size}>`;
}

/** A file that stands in a rich text, as HTML: a picture or film is shown, any other is linked to. */
export function fileInText(file: WirePicture): string {
  const type = MIME_BY_EXTENSION[toExtension(file.img)] ?? '';
  if (type.startsWith('image/')) return pictureIn(file);
  const [src, alt] = [escapeXml(file.img), escapeXml(file.alt)];
  if (PLAYED.includes(type)) return `<video src="${src}" title="${alt}" controls></video>`;
  return `<p><a href="${src}">${alt || escapeXml(basename(file.img))}</a></p>`;
}
