import { getImageProps } from 'next/image';
import { ownPictures, readPictureAddress } from '@/server/pictureAddress.mjs';
import { pictureSources } from './pictureSources';

const SRC = '/download/画 1.jpg';
const SIZES = '(width < 40rem) 70vw, 26rem';
const CHOICE = /&w=\d+&q=\d+$/;

const addressesIn = (srcSet = '') => srcSet.split(', ').map((entry) => entry.split(' ')[0] ?? '');

it('A picture has the addresses that Next gives it, and the optimiser takes each', () => {
  const { props } = getImageProps({ src: SRC, alt: '', width: 4, height: 3 });
  const { src, srcSet } = pictureSources(SRC, SIZES);
  const addresses = [src, ...addressesIn(srcSet)];
  const own = ownPictures(process.cwd());
  for (const address of addresses) {
    expect(address.replace(CHOICE, '')).toBe(props.src.replace(CHOICE, ''));
    expect(readPictureAddress(address, own)).not.toBeNull();
  }
});

it.each(['/download/drawing.svg', '/download/DRAWING.SVG'])(
  'A drawing is shown as it is: %s',
  (src) => expect(pictureSources(src, SIZES)).toEqual({ src }),
);
