import { isLanguage } from '@/lib/i18n/isLanguage';
import { voiceFor } from './voices';

const LONGEST = 200;

/** Where a long sentence may be cut. */
const GAPS = [' ', '，', '、', '；', '،'];

/** Parts of at most 200 characters, each to the last gap that fits. */
function cut(text: string): string[] {
  if (text.length <= LONGEST) return text ? [text] : [];
  const head = text.slice(0, LONGEST);
  const gap = Math.max(...GAPS.map((sign) => head.lastIndexOf(sign)));
  const end = gap > 0 ? gap + 1 : LONGEST;
  return [text.slice(0, end).trim(), ...cut(text.slice(end).trim())];
}

/** The whole text in Firefox before 125, which has no segmenter. */
function segmentsOf(text: string, lang: string): string[] {
  if (!Intl.Segmenter) return [text];
  const known = isLanguage(lang) ? lang : undefined;
  const segments = new Intl.Segmenter(known, { granularity: 'sentence' }).segment(text);
  return [...segments].map(({ segment }) => segment);
}

/** What is said at a time: Chromium breaks off after some fifteen seconds. */
export const sentencesOf = (text: string, lang: string): string[] =>
  segmentsOf(text, lang)
    .map((segment) => segment.replace(/\s+/gu, ' ').trim())
    .filter(Boolean)
    .flatMap(cut);

/** Reads a text with the device's own voice, instead of what was read before. `onEnd`: once, also when it fails. Returns how to stop it. */
export function speak(text: string, lang: string, onEnd: () => void): () => void {
  const { speechSynthesis } = window;
  const voice = voiceFor(lang) ?? null;
  // Held here: a browser forgets an utterance that nobody holds, and with it its end.
  let said = sentencesOf(text, lang).map((sentence) => {
    const utterance = new SpeechSynthesisUtterance(sentence);
    return Object.assign(utterance, { voice, lang: voice?.lang ?? lang });
  });
  function end() {
    if (said.length === 0) return;
    said = [];
    onEnd();
  }
  speechSynthesis.cancel();
  const last = said.at(-1);
  if (!last || !voice) {
    onEnd();
    return () => {};
  }
  for (const utterance of said) {
    utterance.onerror = end;
    if (utterance === last) utterance.onend = end;
    speechSynthesis.speak(utterance);
  }
  return () => {
    if (said.length === 0) return;
    speechSynthesis.cancel();
    end();
  };
}
