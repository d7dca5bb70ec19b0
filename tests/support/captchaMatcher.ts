import { RATE } from '@/cms/services/captchaSound';

/**
 * A solver of spoken captchas: it slides the spectrum of each letter that it knows over a recording of one letter, and
 * takes the letter that is most alike. It is told where the letter is, within two pauses.
 */
const FRAME = 256;
const HOP = 128;
const BINS = FRAME / 2;
const BANDS = 18;

type Frames = Float64Array[];
type Template = { letter: string; frames: Frames };

const COS = Float64Array.from({ length: FRAME }, (_, i) => Math.cos((2 * Math.PI * i) / FRAME));
const WINDOW = Float64Array.from(COS, (value) => 0.5 - 0.5 * value);

function powers(sound: Float64Array, at: number): Float64Array {
  return Float64Array.from({ length: BINS }, (_, bin) => {
    let [re, im] = [0, 0];
    for (let i = 0; i < FRAME; i += 1) {
      const sample = (sound[at + i] ?? 0) * (WINDOW[i] ?? 0);
      re += sample * (COS[(bin * i) % FRAME] ?? 0);
      im += sample * (COS[(bin * i + FRAME / 4) % FRAME] ?? 0);
    }
    return re * re + im * im;
  });
}

const spectrumOf = (sound: Float64Array): Frames =>
  Array.from({ length: Math.max(1, Math.floor((sound.length - FRAME) / HOP)) }, (_, i) =>
    powers(sound, i * HOP),
  );

const mel = (hz: number) => 2595 * Math.log10(1 + hz / 700);
const [LOWEST, HIGHEST] = [mel(150), mel(3600)];

function bandsOf(spectrum: Float64Array, pitch: number): Float64Array {
  const bands = new Float64Array(BANDS);
  for (let bin = 1; bin < BINS; bin += 1) {
    const place = (mel((bin * pitch * RATE) / FRAME) - LOWEST) / (HIGHEST - LOWEST);
    const band = Math.floor(place * BANDS);
    if (band >= 0 && band < BANDS) bands[band] = (bands[band] ?? 0) + (spectrum[bin] ?? 0);
  }
  return bands.map((power) => power ** 0.25);
}

function templateOf(letter: string, spectrum: Frames, pace: number, pitch: number): Template {
  const length = Math.floor(spectrum.length / pace);
  const frames = Array.from({ length }, (_, i) => bandsOf(spectrum[Math.floor(i * pace)]!, pitch));
  return { letter, frames };
}

function likeness(frames: Frames, at: number, template: Frames): number {
  let [xy, xx, yy, sx, sy, n] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < template.length; i += 1) {
    const [one, other] = [frames[at + i], template[i]!];
    if (!one) break;
    for (let band = 0; band < BANDS; band += 1) {
      const [x, y] = [one[band]!, other[band]!];
      xy += x * y;
      xx += x * x;
      yy += y * y;
      sx += x;
      sy += y;
      n += 1;
    }
  }
  return (xy - (sx * sy) / n) / Math.sqrt((xx - (sx * sx) / n) * (yy - (sy * sy) / n) || 1);
}

export function readLetter(sound: Float64Array, templates: readonly Template[]): string {
  const frames = spectrumOf(sound).map((spectrum) => bandsOf(spectrum, 1));
  let best = { letter: '', score: -1 };
  for (const { letter, frames: template } of templates) {
    for (let at = 0; at + template.length <= frames.length; at += 2) {
      const score = likeness(frames, at, template);
      if (score > best.score) best = { letter, score };
    }
  }
  return best.letter;
}

type Clip = Float64Array;

/** Each clip at some speeds, as a record that is played faster or slower. */
export const bentMatcher = (clips: ReadonlyMap<string, Clip>, speeds: readonly number[]) =>
  [...clips].flatMap(([letter, clip]) => {
    const spectrum = spectrumOf(clip);
    return speeds.map((speed) => templateOf(letter, spectrum, speed, speed));
  });

/** Every voice at each pace and each pitch: all that is public. */
export const fullMatcher = (
  clips: ReadonlyMap<string, readonly Clip[]>,
  factors: readonly number[],
) =>
  [...clips].flatMap(([letter, voices]) =>
    voices.flatMap((clip) => {
      const spectrum = spectrumOf(clip);
      return factors.flatMap((pace) =>
        factors.map((pitch) => templateOf(letter, spectrum, pace, pitch)),
      );
    }),
  );

/** How many of the letters it reads, each said so many times. */
export function rightOf<V>(
  letters: ReadonlyMap<string, V>,
  say: (voices: V) => Clip,
  templates: readonly Template[],
  times: number,
): number {
  let right = 0;
  for (let time = 0; time < times; time += 1)
    for (const [letter, voices] of letters)
      if (readLetter(say(voices), templates) === letter) right += 1;
  return right;
}
