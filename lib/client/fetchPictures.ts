/** Who prints waits no longer: one that never comes would keep them for ever. */
const LONGEST_WAIT_MS = 30_000;

/** A picture, a lazy one too; one that failed is asked for again. Whether it has come. */
export async function fetchPicture(image: HTMLImageElement): Promise<boolean> {
  image.loading = 'eager';
  // A broken one is complete as well.
  if (image.complete && image.naturalWidth > 0) return true;
  return new Promise((settle) => {
    image.addEventListener('load', () => settle(true), { once: true });
    image.addEventListener('error', () => settle(false), { once: true });
    const { complete, src } = image;
    if (complete) image.src = src;
  });
}

/** The pictures of a part of the page: all, or those that come in time. */
export async function fetchPictures(part: ParentNode): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise((settle) => {
    timer = setTimeout(settle, LONGEST_WAIT_MS);
  });
  await Promise.race([Promise.all([...part.querySelectorAll('img')].map(fetchPicture)), limit]);
  clearTimeout(timer);
}
