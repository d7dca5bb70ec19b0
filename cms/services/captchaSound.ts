import { randomInt } from 'node:crypto';

/** The sample rate of clips and captchas. */
export const RATE = 8000;
const BIAS = 132;
const LOUDEST = 32_767;

/** Decodes ITU-T G.711 mu-law: a byte to a sample between -1 and 1. */
function fromMuLaw(byte: number): number {
  const bits = ~byte & 255;
  const size = (((bits & 15) << 3) + BIAS) << ((bits >> 4) & 7);
  return ((bits & 128 ? -1 : 1) * (size - BIAS)) / LOUDEST;
}

/** The samples of a clip in the format of tools/captcha-clips.mjs. */
export const samplesOf = (wav: Uint8Array): Float64Array =>
  Float64Array.from(wav.subarray(Buffer.from(wav).indexOf('data') + 8), fromMuLaw);

const between = (low: number, high: number) =>
  randomInt(Math.round(low * 1000), Math.round(high * 1000) + 1) / 1000;

/** Plays the clip at a wavering speed: slower is lower, faster is higher. */
function bent(clip: Float64Array, speed: number, waver: number): Float64Array {
  const [phase, pulse] = [between(0, 2 * Math.PI), between(1, 3) / RATE];
  const bend: number[] = [];
  let at = 0;
  while (at < clip.length - 1) {
    const whole = Math.floor(at);
    const part = at - whole;
    bend.push((clip[whole] ?? 0) * (1 - part) + (clip[whole + 1] ?? 0) * part);
    at += speed * (1 + waver * Math.sin(phase + 2 * Math.PI * pulse * bend.length));
  }
  return Float64Array.from(bend);
}

const GRAIN = 320;
const STEP = GRAIN / 2;
const SEARCH = 80;

/** How well the grain at `at` correlates with the sound so far. */
function fit(clip: Float64Array, at: number, made: Float64Array, end: number): number {
  let sum = 0;
  for (let i = 0; i < STEP; i += 2) sum += (clip[at + i] ?? 0) * (made[end + i] ?? 0);
  return sum;
}

/** Changes the pace and keeps the pitch: overlaps grains of 40 ms where their waves match. */
function stretched(clip: Float64Array, pace: number): Float64Array {
  const made = new Float64Array(Math.floor(clip.length / pace) + GRAIN);
  for (let end = 0; end + GRAIN <= made.length; end += STEP) {
    const wanted = Math.floor(end * pace);
    let [at, most] = [wanted, -Infinity];
    for (let lag = end === 0 ? 0 : -SEARCH; lag <= (end === 0 ? 0 : SEARCH); lag += 2) {
      const found = fit(clip, wanted + lag, made, end);
      if (found > most) [at, most] = [wanted + lag, found];
    }
    for (let i = 0; i < GRAIN; i += 1) {
      const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / GRAIN);
      made[end + i] = (made[end + i] ?? 0) + (clip[at + i] ?? 0) * window;
    }
  }
  return made;
}

const loudnessOf = (clip: Float64Array) =>
  Math.sqrt(clip.reduce((sum, sample) => sum + sample * sample, 0) / clip.length);

/** Boosts or cuts around a frequency: the peaking filter of the Audio EQ Cookbook. */
function bell(clip: Float64Array, hertz: number, decibels: number): Float64Array {
  const angle = (2 * Math.PI * hertz) / RATE;
  const [alpha, gain] = [Math.sin(angle) / 3, 10 ** (decibels / 40)];
  const [a0, a2, b0, b2] = [1 + alpha / gain, 1 - alpha / gain, 1 + alpha * gain, 1 - alpha * gain];
  const middle = -2 * Math.cos(angle);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return clip.map((sample) => {
    const made = (b0 * sample + middle * x1 + b2 * x2 - middle * y1 - a2 * y2) / a0;
    [x2, x1, y2, y1] = [x1, sample, y1, made];
    return made;
  });
}

/** The frequencies of speech formants. */
const COLOURS = [350, 700, 1200, 1800, 2600] as const;

/** Filtered at random, as through another telephone or in another room, at the same loudness. */
function coloured(clip: Float64Array): Float64Array {
  const made = COLOURS.reduce(
    (sound, hertz) => bell(sound, hertz * between(0.8, 1.25), between(-14, 14)),
    clip,
  );
  const change = loudnessOf(clip) / (loudnessOf(made) || 1);
  return made.map((sample) => sample * change);
}

/** The letter as another person might say it: random pace, pitch and timbre. */
function spoken(clip: Float64Array): Float64Array {
  const [pitch, pace] = [between(0.84, 1.18), between(0.88, 1.2)];
  return coloured(stretched(bent(clip, pitch, between(0, 0.1)), pace / pitch));
}

function addTo(sound: Float64Array, clip: Float64Array, at: number, volume: number) {
  for (let i = 0; i < clip.length && at + i < sound.length; i += 1) {
    sound[at + i] = (sound[at + i] ?? 0) + (clip[i] ?? 0) * volume;
  }
}

const oneOf = <T>(list: readonly T[]): T | undefined => list[randomInt(list.length)];

/** A piece of a clip, possibly reversed: speech without meaning. */
function scrapOf(clips: readonly Float64Array[]): Float64Array {
  const clip = oneOf(clips) ?? new Float64Array(RATE);
  const length = Math.min(clip.length, randomInt(RATE / 5, RATE / 2));
  const from = randomInt(clip.length - length + 1);
  const scrap = bent(clip.slice(from, from + length), between(0.8, 1.25), 0);
  return randomInt(2) ? scrap.reverse() : scrap;
}

/** The loudest noise: 5 dB below the quietest letter of any language. */
const MOST_NOISE = 0.028;

/** A babble of voices throughout, over hiss whose timbre is random. */
function noiseOf(length: number, clips: readonly Float64Array[]): Float64Array {
  const sound = new Float64Array(length);
  for (let at = 0; at < length; at += randomInt(RATE / 20, RATE / 5)) {
    addTo(sound, scrapOf(clips), at, between(0.03, 0.16));
  }
  const [colour, volume] = [between(0.2, 0.8), between(0.03, 0.05)];
  let hiss = 0;
  for (let i = 0; i < length; i += 1) {
    hiss = hiss * colour + (Math.random() - 0.5) * volume;
    sound[i] = (sound[i] ?? 0) + hiss;
  }
  const change = Math.min(1, MOST_NOISE / loudnessOf(sound));
  return sound.map((sample) => sample * change);
}

const pause = () => randomInt(RATE * 0.25, RATE * 0.75);

/**
 * The letters one after another, each in a random voice, with pauses between them and noise under all. `voices`: the
 * clips of each letter; `noise`: any clips.
 */
export function spell(
  letters: readonly (readonly Float64Array[])[],
  noise: readonly Float64Array[],
): Float64Array {
  const clips = letters.map((voices) => spoken(oneOf(voices) ?? new Float64Array(RATE)));
  const starts: number[] = [];
  const length = clips.reduce((at, clip) => {
    starts.push(at);
    return at + clip.length + pause();
  }, pause());
  const sound = new Float64Array(length);
  clips.forEach((clip, index) => addTo(sound, clip, starts[index] ?? 0, between(0.6, 0.75)));
  addTo(sound, noiseOf(length, noise), 0, 1);
  return sound;
}

/** A WAV file with 16-bit samples, which every browser plays. */
export function toWav(sound: Float64Array): Buffer {
  const wav = Buffer.alloc(44 + sound.length * 2);
  wav.write('RIFF');
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(sound.length * 2, 40);
  sound.forEach((sample, index) =>
    wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * LOUDEST), 44 + index * 2),
  );
  return wav;
}
