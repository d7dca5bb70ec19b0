'use client';

import { Frame } from './Frame';
import { Picture, type PictureProps } from './Picture.client';

type Props = PictureProps & {
  /** The frame's width as CSS; without it the frame fills its place. */
  frameWidth?: string;
};

/** A picture hung on the wall. Pages have many: as an island, each is one line of the page's data. */
export const FramedPicture = ({ frameWidth, ...picture }: Props) => (
  <Frame width={frameWidth}>
    <Picture {...picture} />
  </Frame>
);
