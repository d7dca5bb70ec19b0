import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../scripts/support/paths.mjs';

// Makes the spoken letters of the audio captcha anew (docs/decisions/0010). Needs espeak-ng; the clips are committed, so
// nobody needs to run it: `node tools/captcha-clips.mjs`.

const FOLDER = join(ROOT, 'cms/services/audio');
const RATE = 8000;

/**
 * English as the first lessons teach it: what Latin letters are called in Chinese and Arabic classrooms, where neither language
 * has names of its own for them (Arabic has no P).
 */
const SCHOOL_ENGLISH =
  'A apple,C cat,E egg,H house,J jacket,K king,L lion,M monkey,N nose,P pencil,R rabbit,T tiger,W water,X X-ray,Y yellow';

/** A man, a woman and another man, each with a way of their own to speak. */
const ENGLISH = ['en-gb', 'en-us+f3', 'en-gb-scotland+m3'];
const SPEEDS = ['145', '130', '158'];

/** A letter and a word for it, as one spells over a bad line: letters alone are too much alike. Digits may have another voice. */
const SPOKEN = {
  en: {
    voices: ENGLISH,
    words:
      'A Alpha,C Charlie,E Echo,H Hotel,J Juliet,K Kilo,L Lima,M Mike,N November,P Papa,R Romeo,T Tango,W Whisky,X X-ray,Y Yankee,3 number three,9 number nine',
  },
  fr: {
    voices: ['fr-fr', 'fr-be+f3', 'fr-ch+m3'],
    words:
      'A Anatole,C Célestin,E Eugène,H Henri,J Joseph,K Kléber,L Louis,M Marcel,N Nicolas,P Pierre,R Raoul,T Thérèse,W William,X Xavier,Y Yvonne,3 le chiffre trois,9 le chiffre neuf',
  },
  es: {
    voices: ['es', 'es-419+f3', 'es+m3'],
    joint: ' de ',
    words:
      'A Antonio,C Carmen,E Enrique,H hache: Historia,J Josefina,K Kilo,L Lorenzo,M Madrid,N Navarra,P París,R Ramón,T Toledo,W uve doble: Washington,X equis: Xilófono,Y i griega: Yegua,3 el número tres,9 el número nueve',
  },
  ru: {
    voices: ['ru', 'ru+f3', 'ru+m3'],
    words:
      'A а: альфа,C цэ: чарли,E е: эко,H аш: отель,J йот: джульетта,K ка: кило,L эль: лима,M эм: майк,N эн: новембер,P пэ: папа,R эр: ромео,T тэ: танго,W дубль-вэ: виски,X икс: икс-рэй,Y игрек: янки,3 цифра три,9 цифра девять',
  },
  zh: {
    voices: ENGLISH,
    words: SCHOOL_ENGLISH,
    digits: {
      voices: ['cmn-latn-pinyin', 'cmn-latn-pinyin+f3', 'cmn-latn-pinyin+m3'],
      words: '3 shu4 zi4 san1,9 shu4 zi4 jiu3',
    },
  },
  ar: {
    voices: ENGLISH,
    words: SCHOOL_ENGLISH,
    digits: { voices: ['ar', 'ar+f3', 'ar+m3'], words: '3 رَقَم ثَلاثَه,9 رَقَم تِسْعَه' },
  },
};

function dataOf(wav) {
  const at = wav.indexOf('data') + 8;
  const samples = new Float64Array(Math.floor((wav.length - at) / 2));
  for (let i = 0; i < samples.length; i += 1) samples[i] = wav.readInt16LE(at + i * 2) / 32768;
  return { rate: wav.readUInt32LE(24), samples };
}

/** To 8000 a second, through a windowed sinc: what is above 3.6 kHz would come back as noise. */
function resampled({ rate, samples }) {
  const [cut, half] = [3600 / rate, 64];
  return Float64Array.from({ length: Math.floor((samples.length * RATE) / rate) }, (_, index) => {
    const centre = (index * rate) / RATE;
    let sum = 0;
    for (let i = Math.ceil(centre - half); i <= centre + half; i += 1) {
      const x = 2 * Math.PI * cut * (i - centre);
      const window = 0.5 + 0.5 * Math.cos((Math.PI * (i - centre)) / half);
      sum += (samples[i] ?? 0) * 2 * cut * (x === 0 ? 1 : Math.sin(x) / x) * window;
    }
    return sum;
  });
}

const LOUDNESS = 0.13;
const LOUDEST = 0.95;

/** Without the silence at both ends, and all equally loud, as far as no sample is cut. */
function trimmed(samples) {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const isHeard = (sample) => Math.abs(sample) > loudest * 0.02;
  const clip = samples.slice(samples.findIndex(isHeard), samples.findLastIndex(isHeard) + 1);
  const loudness = Math.sqrt(clip.reduce((sum, sample) => sum + sample ** 2, 0) / clip.length);
  const volume = Math.min(LOUDNESS / loudness, LOUDEST / loudest);
  return clip.map((sample) => sample * volume);
}

/** ITU-T G.711: one byte a sample, as on the telephone. */
function toMuLaw(sample) {
  const sign = sample < 0 ? 0x80 : 0;
  const size = Math.min(32635, Math.round(Math.abs(sample) * 32767)) + 132;
  const exponent = Math.floor(Math.log2(size)) - 7;
  return ~(sign | (exponent << 4) | ((size >> (exponent + 3)) & 15)) & 255;
}

function toWav(samples) {
  const head = Buffer.alloc(46);
  head.write('RIFF');
  head.writeUInt32LE(38 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(18, 16);
  head.writeUInt16LE(7, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 38);
  head.writeUInt32LE(samples.length, 42);
  return Buffer.concat([head, Buffer.from(Array.from(samples, toMuLaw))]);
}

/** "C, Charlie"; what a letter is called may stand before a colon. A digit is said as it stands. */
function textOf(letter, words, joint) {
  if (/\d/.test(letter)) return words;
  return words.includes(': ') ? words.replace(': ', joint) : `${letter}${joint}${words}`;
}

function record(language, { voices, words, joint = ', ' }) {
  for (const entry of words.split(',')) {
    const [letter, ...said] = entry.split(' ');
    const raw = join(FOLDER, 'raw.wav');
    const text = textOf(letter, said.join(' '), joint);
    voices.forEach((voice, index) => {
      execFileSync('espeak-ng', ['-v', voice, '-s', SPEEDS[index], '-w', raw, text]);
      const clip = toWav(trimmed(resampled(dataOf(readFileSync(raw)))));
      writeFileSync(join(FOLDER, language, `${letter}-${index + 1}.wav`), clip);
      rmSync(raw);
    });
  }
}

for (const [language, { digits, ...letters }] of Object.entries(SPOKEN)) {
  mkdirSync(join(FOLDER, language), { recursive: true });
  record(language, letters);
  if (digits) record(language, digits);
}
