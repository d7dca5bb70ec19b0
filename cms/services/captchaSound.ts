import { randomInt } from 'node:crypto';

/** Samples a second, of the clips and of what is made from them. */
export const RATE = 8000;
const BIAS = 132;
const LOUDEST = 32_767;

/** ITU-T G.711 mu-law: a byte to a sample between -1 and 1. */
function fromMuLaw(byte: number): number {
  const bits = ~byte & 255;
  const size = (((bits & 15) << 3) + BIAS) << ((bits >> 4) & 7);
  return ((bits & 128 ? -1 : 1) * (size - BIAS)) / LOUDEST;
}

/** The sound of a clip as scripts/captcha-clips.mjs writes it. */
export const samplesOf = (wav: Uint8Array): Float64Array =>
  Float64Array.from(wav.subarray(Buffer.from(wav).indexOf('data') + 8), fromMuLaw);

const between = (low: number, high: number) =>
  randomInt(Math.round(low * 1000), Math.round(high * 1000) + 1) / 1000;

/** A little slower and lower, or faster and higher. */
function bent(clip: Float64Array): Float64Array {
  const speed = between(0.92, 1.08);
  const length = Math.floor((clip.length - 1) / speed);
  return Float64Array.from({ length }, (_, index) => {
    const at = Math.floor(index * speed);
    const part = index * speed - at;
    return (clip[at] ?? 0) * (1 - part) + (clip[at + 1] ?? 0) * part;
  });
}

function addTo(sound: Float64Array, clip: Float64Array, at: number, volume: number) {
  for (let i = 0; i < clip.length && at + i < sound.length; i += 1) {
    sound[at + i] = (sound[at + i] ?? 0) + (clip[i] ?? 0) * volume;
  }
}

/** Voices that say nothing: clips backwards, from beginning to end, over a hiss. */
function addNoise(sound: Float64Array, clips: readonly Float64Array[]) {
  for (let at = 0; at < sound.length; at += randomInt(RATE / 5, RATE)) {
    const clip = clips[randomInt(clips.length)];
    if (clip) addTo(sound, bent(clip).reverse(), at, between(0.06, 0.14));
  }
  let hiss = 0;
  for (let i = 0; i < sound.length; i += 1) {
    hiss = hiss * 0.6 + (Math.random() - 0.5) * 0.05;
    sound[i] = (sound[i] ?? 0) + hiss;
  }
}

const pause = () => randomInt(RATE * 0.35, RATE * 0.7);

/** The letters one after another with pauses between, each spoken a little otherwise, with noise under all. */
export function spell(letters: readonly Float64Array[], noise: readonly Float64Array[]) {
  const clips = letters.map(bent);
  const starts: number[] = [];
  const length = clips.reduce((at, clip) => {
    starts.push(at);
    return at + clip.length + pause();
  }, pause());
  const sound = new Float64Array(length);
  clips.forEach((clip, index) => addTo(sound, clip, starts[index] ?? 0, between(0.6, 0.75)));
  addNoise(sound, noise);
  return sound;
}

/** A WAV file of 16 bits a sample: every browser plays it. */
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
