import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CMS_DIR } from '../env';
import type { CmsLocale } from '../queries/locale';
import { LETTERS } from './captchaGlyphs';
import { samplesOf } from './captchaSound';

/** A letter's sound, by the letter. */
type Clips = ReadonlyMap<string, Float64Array>;

async function readClips(locale: CmsLocale): Promise<Clips> {
  const folder = join(/*turbopackIgnore: true*/ CMS_DIR, 'services', 'audio', locale);
  const read = LETTERS.map(async (letter) => {
    const wav = await readFile(join(/*turbopackIgnore: true*/ folder, `${letter}.wav`));
    return [letter, samplesOf(wav)] as const;
  });
  return new Map(await Promise.all(read));
}

const known = new Map<CmsLocale, Promise<Clips>>();

/** Read once. A failure is forgotten, so that the next visitor tries again. */
export function clipsOf(locale: CmsLocale): Promise<Clips> {
  const clips = known.get(locale) ?? readClips(locale);
  known.set(locale, clips);
  clips.catch(() => known.delete(locale));
  return clips;
}
