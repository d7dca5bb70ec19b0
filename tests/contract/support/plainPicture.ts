import sharp from 'sharp';

/** A PNG file of one colour. */
export async function plainPicture(background: string, name: string) {
  const create = { width: 60, height: 40, channels: 3, background } as const;
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
  return new File([bytes], name, { type: 'image/png' });
}
