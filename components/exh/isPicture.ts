const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i;

/** By its name, which is all that §3's list of paths gives. */
export const isPicture = (path: string) => PICTURE.test(path);
