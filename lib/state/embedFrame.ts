import type { Size } from '@/lib/domain/picture';
import { textElement } from '@/lib/xml/element';

/** The sizes that an editor of another site may choose from: the frame's width in CSS pixels. */
export const EMBED_WIDTHS = { small: 320, medium: 480, large: 640 } as const;
export type EmbedSize = keyof typeof EMBED_WIDTHS;

/** What the label below a work takes. */
const LABEL_HEIGHT = 120;
const HIGHEST = 800;

/** The frame of a work: its picture as wide as the frame, with the label below. */
export const workFrame = (ratio: number, width: number): Size => ({
  width,
  height: Math.min(HIGHEST, Math.round(width / ratio) + LABEL_HEIGHT),
});

type Frame = Size & { address: string; title: string };

/** The HTML by which another site shows a page of ours. It never is broader than its place. */
export const frameCode = ({ address, title, width, height }: Frame): string =>
  textElement('iframe', '', {
    src: address,
    width: String(width),
    height: String(height),
    title,
    loading: 'lazy',
    style: 'border:0;max-width:100%',
  });
