import { within } from '@/lib/within.mjs';

/** Who prints waits no longer: one that never comes would keep them for ever. */
const LONGEST_WAIT_MS = 30_000;

/** A picture, a lazy one too; one that failed is asked for again. Whether it has come. */
async function fetchPicture(image: HTMLImageElement): Promise<boolean> {
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

/** Each of these, while the next one comes in time. `onDone`: of each that has come, failed or been given up. Which have come. */
export async function fetchEach(
  images: readonly HTMLImageElement[],
  onDone: () => void,
): Promise<boolean[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp = () => {};
  const limit = new Promise<false>((settle) => {
    giveUp = () => settle(false);
  });
  const waitForNext = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, LONGEST_WAIT_MS);
  };
  const fetchOne = async (image: HTMLImageElement) => {
    const hasCome = await Promise.race([fetchPicture(image), limit]);
    waitForNext();
    onDone();
    return hasCome;
  };
  waitForNext();
  const outcomes = await Promise.all(images.map(fetchOne));
  clearTimeout(timer);
  return outcomes;
}

/** The pictures of a part of the page: all, or those that come in time. */
export async function fetchPictures(part: ParentNode): Promise<void> {
  const all = Promise.all([...part.querySelectorAll('img')].map(fetchPicture));
  await within(LONGEST_WAIT_MS, all, () => new Error('too slow')).catch(() => undefined);
}
