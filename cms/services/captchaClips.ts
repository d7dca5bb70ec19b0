import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CMS_DIR } from '../env';
import type { CmsLocale } from '../queries/locale';
import { LETTERS } from './captchaGlyphs';
import { samplesOf } from './captchaSound';

/** The recordings of each letter, one for each voice. */
type Clips = ReadonlyMap<string, readonly Float64Array[]>;

/** As many as tools/captcha-clips.mjs records. */
const VOICES = [1, 2, 3];

async function readClips(locale: CmsLocale): Promise<Clips> {
  const folder = join(/*turbopackIgnore: true*/ CMS_DIR, 'services', 'audio', locale);
  const readOne = async (name: string) =>
    samplesOf(await readFile(join(/*turbopackIgnore: true*/ folder, name)));
  const read = LETTERS.map(async (letter) => {
    const voices = VOICES.map((voice) => readOne(`${letter}-${voice}.wav`));
    return [letter, await Promise.all(voices)] as const;
  });
  return new Map(await Promise.all(read));
}

const known = new Map<CmsLocale, Promise<Clips>>();

/** Read once. A failure is not cached, so that the next visitor tries again. */
export function clipsOf(locale: CmsLocale): Promise<Clips> {
  const clips = known.get(locale) ?? readClips(locale);
  known.set(locale, clips);
  clips.catch(() => known.delete(locale));
  return clips;
}
