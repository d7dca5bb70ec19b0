import { CMS_LOCALES } from '../queries/locale';
import { clipsOf } from './captchaClips';
import { LETTERS } from './captchaGlyphs';
import { RATE, spell, toWav } from './captchaSound';

const energyOf = (samples: Float64Array) =>
  samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;

/** The noise is random in each recording: averages over many. */
const meanEnergyOf = (sounds: Float64Array[]) =>
  sounds.reduce((sum, sound) => sum + energyOf(sound), 0) / sounds.length;

describe('The spoken captcha', () => {
  it.each(CMS_LOCALES)(
    'has three clips of half a second to two for each letter (%s)',
    async (locale) => {
      const clips = await clipsOf(locale);
      expect([...clips.keys()]).toEqual([...LETTERS]);
      expect([...clips.values()].every((voices) => voices.length === 3)).toBe(true);
      for (const clip of [...clips.values()].flat()) {
        expect(clip.length / RATE).toBeGreaterThan(0.5);
        expect(clip.length / RATE).toBeLessThan(2);
        expect(Math.max(...clip)).toBeGreaterThan(0.3);
        expect(Math.max(...clip.map(Math.abs))).toBeLessThan(1);
      }
    },
  );

  it('spells the letters louder than what is under them, and never twice alike', async () => {
    const clips = [...(await clipsOf('en')).values()];
    const noise = clips.flat();
    const letters = clips.slice(0, 2);
    const silence = letters.map((voices) => voices.map((letter) => letter.map(() => 0)));
    const recordings = (clips: (readonly Float64Array[])[]) =>
      Array.from({ length: 20 }, () => spell(clips, noise));
    const spelt = recordings(letters);
    expect(meanEnergyOf(spelt)).toBeGreaterThan(4 * meanEnergyOf(recordings(silence)));
    expect(new Set(spelt.map((sound) => toWav(sound).toString('base64'))).size).toBe(20);
  });

  it('is never silent: there is noise between the letters too', async () => {
    const [letter = [], noise = []] = [...(await clipsOf('fr')).values()];
    const spelt = spell([letter], noise);
    for (let at = 0; at + RATE / 10 < spelt.length; at += RATE / 10) {
      expect(energyOf(spelt.slice(at, at + RATE / 10))).toBeGreaterThan(1e-5);
    }
  });

  it('is a WAV file of 16 bits', () => {
    const wav = toWav(new Float64Array([0, 1, -1, 2]));
    expect(wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 12)).toBe('RIFFWAVE');
    expect([44, 46, 48, 50].map((at) => wav.readInt16LE(at))).toEqual([0, 32767, -32767, 32767]);
  });
});
