import { FramedPicture } from '@/components/ui/FramedPicture.client';
import type { Album } from '@/lib/domain/album';
import { altOf, type Described, type WorkWords } from '@/lib/domain/workWords';

type Props = {
  work: Described & Pick<Album, 'imgUrl' | 'width' | 'height' | 'color'>;
  /** Of its alt text. Without them it is decoration beside its title. */
  words?: WorkWords;
  sizes: string;
  /** The frame's width as CSS; without it the frame fills its place. */
  width?: string;
  first?: boolean;
};

/** A painting in its frame. It is never cropped: the frame takes the picture's own ratio. */
export const WorkPicture = ({ work, words, width: frameWidth, ...rest }: Props) => {
  const { imgUrl, width, height, color } = work;
  const alt = words ? altOf(work, words) : '';
  return <FramedPicture src={imgUrl} {...{ alt, width, height, color, frameWidth, ...rest }} />;
};
