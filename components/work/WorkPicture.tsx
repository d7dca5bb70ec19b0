import { FramedPicture } from '@/components/ui/FramedPicture.client';
import type { Album } from '@/lib/domain/album';
import { altOf, type Described, type WorkWords } from '@/lib/domain/workWords';

type Props = {
  work: Described & Pick<Album, 'imgUrl' | 'width' | 'height' | 'color'>;
  /** For title and artist as its alt text; not where a label says them. What an editor wrote is its alt text everywhere. */
  words?: WorkWords;
  sizes: string;
  /** The frame's width in CSS; by default it fills its container. */
  width?: string;
  first?: boolean;
  /** The work's id where it moves between pages. */
  moves?: string;
};

/** A painting in its frame, never cropped: the frame has the picture's ratio. */
export const WorkPicture = ({ work, words, width: frameWidth, ...rest }: Props) => {
  const { imgUrl, width, height, color } = work;
  const alt = words ? altOf(work, words) : work.alt;
  return <FramedPicture src={imgUrl} {...{ alt, width, height, color, frameWidth, ...rest }} />;
};
