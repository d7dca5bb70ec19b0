import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ServiceError } from '@/lib/errors';
import { CMS_DIR } from '../env';
import { toFailure, type Answer, type Call } from './answer';
import { emailOf, keep } from './captcha';
import { LETTERS } from './captchaGlyphs';
import { isCaptchaAllowed } from './captchaLimits';
import { aCaptchaText } from './captchaPicture';
import { samplesOf, spell, toWav } from './captchaSound';

const LANGUAGES = ['en', 'fr', 'zh', 'es', 'ru', 'ar'] as const;
type Language = (typeof LANGUAGES)[number];

const languageOf = (locale: string | null): Language =>
  LANGUAGES.find((language) => language === locale?.toLowerCase()) ?? 'en';

type Clips = ReadonlyMap<string, Float64Array>;

async function readClips(language: Language): Promise<Clips> {
  const folder = join(/*turbopackIgnore: true*/ CMS_DIR, 'services', 'audio', language);
  const read = LETTERS.map(async (letter) => {
    const wav = await readFile(join(/*turbopackIgnore: true*/ folder, `${letter}.wav`));
    return [letter, samplesOf(wav)] as const;
  });
  return new Map(await Promise.all(read));
}

const known = new Map<Language, Promise<Clips>>();

/** Read once. A failure is forgotten, so that the next visitor tries again. */
function clipsOf(language: Language): Promise<Clips> {
  const clips = known.get(language) ?? readClips(language);
  known.set(language, clips);
  clips.catch(() => known.delete(language));
  return clips;
}

/** Ours: the languages in which a captcha can be heard. */
export const getLanguages = async (): Promise<Answer> => ({
  body: LANGUAGES.map((language) => language.toUpperCase()),
});

/**
 * Ours: a captcha for those who can't see the picture (WCAG 1.1.1). The same rules as for the picture: bound to the
 * e-mail in `name`, one try, and it makes the captcha before it void, seen or heard.
 */
export async function audioCaptcha({ query, request }: Call): Promise<Answer> {
  const email = emailOf(query.get('name'));
  if (!email) throw new ServiceError('invalid.params');
  const now = Date.now();
  if (!(await isCaptchaAllowed(email, request.headers, now))) {
    return toFailure('request.failed', 'too many captchas', 429);
  }
  const clips = await clipsOf(languageOf(query.get('locale')));
  const text = aCaptchaText();
  await keep(email, text, now);
  const letters = [...text].flatMap((letter) => clips.get(letter) ?? []);
  return new Response(new Uint8Array(toWav(spell(letters, [...clips.values()]))), {
    headers: { 'content-type': 'audio/wav', 'cache-control': 'no-store' },
  });
}
