import { useSyncExternalStore } from 'react';

const languageOf = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];

const speaks = (lang: string) => (voice: SpeechSynthesisVoice) =>
  voice.localService && languageOf(voice.lang) === languageOf(lang);

/** The device's own voice for a language. Others send the text to somebody's server. */
export function voiceFor(lang: string): SpeechSynthesisVoice | undefined {
  const voices = globalThis.speechSynthesis?.getVoices().filter(speaks(lang)) ?? [];
  return voices.find((voice) => voice.default) ?? voices[0];
}

/** Browsers find their voices late, and tell. */
function subscribe(notify: () => void) {
  const { speechSynthesis } = window;
  speechSynthesis?.addEventListener('voiceschanged', notify);
  return () => speechSynthesis?.removeEventListener('voiceschanged', notify);
}

/** False on the server, and until the device has told of one. */
export const useHasVoice = (lang: string) =>
  useSyncExternalStore(
    subscribe,
    () => voiceFor(lang) !== undefined,
    () => false,
  );
