'use client';

import { Frame } from '@/components/ui/Frame';
import { Picture } from '@/components/ui/Picture';
import type { Album } from '@/lib/domain/album';
import { useWords } from './GalleryContext.client';

const UNKNOWN_RATIO = 4 / 3;

/** A painting is never cropped: its frame takes its own ratio. */
export const ratioOf = ({ width, height }: Album) =>
  width > 0 && height > 0 ? width / height : UNKNOWN_RATIO;

type Props = {
  album: Album;
  sizes: string;
  /** The frame's width as CSS; without it the frame fills its place. */
  width?: string;
  first?: boolean;
};

export function Painting({ album, sizes, width, first }: Props) {
  const { imgUrl, color } = album;
  return (
    <Frame width={width}>
      <Picture
        src={imgUrl}
        alt={useWords()(album).alt}
        width={album.width}
        height={album.height}
        sizes={sizes}
        color={color}
        first={first}
      />
    </Frame>
  );
}
