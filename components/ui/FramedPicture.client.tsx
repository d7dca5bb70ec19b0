'use client';

import { Frame } from './Frame';
import { Moving } from './Moving';
import { Picture, type PictureProps } from './Picture.client';

type Props = PictureProps & {
  /** The frame's width as CSS; without it the frame fills its place. */
  frameWidth?: string;
  /** The id of a work that moves between pages. */
  moves?: string;
};

/** A picture hung on the wall. Pages have many: as an island, each is one line of the page's data. */
export function FramedPicture({ frameWidth, moves, ...picture }: Props) {
  const framed = (
    <Frame width={frameWidth}>
      <Picture {...picture} />
    </Frame>
  );
  return moves ? <Moving id={moves}>{framed}</Moving> : framed;
}
