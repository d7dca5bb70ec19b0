import { CMS_LOCALES } from '../queries/locale';
import { clipsOf } from './captchaClips';
import { LETTERS } from './captchaGlyphs';
import { spell } from './captchaSound';

type Clip = Float64Array;

const loudness = (clip: Clip) =>
  Math.sqrt(clip.reduce((sum, sample) => sum + sample * sample, 0) / clip.length);

const decibels = (ratio: number) => 20 * Math.log10(ratio);

const MOST_LAG = 100;

function productAt(lag: number, one: Clip, other: Clip): number {
  let sum = 0;
  const end = Math.min(one.length, other.length - lag);
  for (let i = Math.max(0, -lag); i < end; i += 1) sum += (one[i] ?? 0) * (other[i + lag] ?? 0);
  return Math.abs(sum);
}

/** 1 for the same sound, shifted by up to 12 ms; 0 for sounds with nothing in common. */
function likeness(one: Clip, other: Clip): number {
  let most = 0;
  for (let lag = -MOST_LAG; lag <= MOST_LAG; lag += 2) {
    most = Math.max(most, productAt(lag, one, other));
  }
  return most / (loudness(one) * loudness(other) * Math.sqrt(one.length * other.length));
}

/** The lowest volume at which spell() speaks a letter. */
const QUIETEST = 0.6;

describe.each(CMS_LOCALES)('The recordings of the letters (%s)', (locale) => {
  let voices: (readonly Clip[])[] = [];
  let clips: Clip[] = [];
  beforeAll(async () => {
    voices = [...(await clipsOf(locale)).values()];
    clips = voices.flat();
  });

  it('are all audible, and about equally loud', () => {
    const all = clips.map(loudness);
    expect(Math.min(...all)).toBeGreaterThan(0.08);
    expect(decibels(Math.max(...all) / Math.min(...all))).toBeLessThan(6);
  });

  it('are each another sound', () => {
    // One voice for each letter: comparing all voices would take a minute.
    const spoken = voices.map((of, index) => of[index % of.length]!);
    const pairs = spoken.flatMap((one, index) =>
      spoken.slice(0, index).map((other) => likeness(one, other)),
    );
    expect(pairs).toHaveLength((LETTERS.length * (LETTERS.length - 1)) / 2);
    expect(Math.max(...pairs)).toBeLessThan(0.7);
    expect(likeness(clips[0]!, clips[0]!.slice(50))).toBeGreaterThan(0.95);
  });

  it('are not drowned by the noise: it stays 5 dB below the quietest letter', () => {
    const silence = clips.slice(0, 3).map((clip) => [clip.map(() => 0)]);
    const quietest = QUIETEST * Math.min(...clips.map(loudness));
    const noises = Array.from({ length: 5 }, () => loudness(spell(silence, clips)));
    expect(decibels(quietest / Math.max(...noises))).toBeGreaterThan(5);
    expect(Math.min(...noises)).toBeGreaterThan(0.005);
  });
});
