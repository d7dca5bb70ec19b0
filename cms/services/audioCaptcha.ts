import { CMS_LOCALES, toCmsLocale } from '../queries/locale';
import type { Answer, Call } from './answer';
import { clipsOf } from './captchaClips';
import { spell, toWav } from './captchaSound';
import { giveCaptcha } from './giveCaptcha';

/** Ours: the languages of the spoken captcha. */
export const getLanguages = async (): Promise<Answer> => ({
  body: CMS_LOCALES.map((locale) => locale.toUpperCase()),
});

/** Ours: a captcha for those who can't see the picture (WCAG 1.1.1); the picture's rules apply. */
export const audioCaptcha = (call: Call): Promise<Answer> =>
  giveCaptcha(call, 'audio/wav', async (text) => {
    const clips = await clipsOf(toCmsLocale(call.query.get('locale')));
    const letters = [...text].map((letter) => clips.get(letter) ?? []);
    return toWav(spell(letters, [...clips.values()].flat()));
  });
