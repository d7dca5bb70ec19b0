import { CAPTCHA_MAX_LENGTH } from '@/lib/constants';

/** Cyrillic letters that look like those of a captcha. */
const CYRILLIC = 'АЕЗКМНРСТУХ';
const LATIN = 'AE3KMHPCTYX';
const latinOf = (letter: string) => LATIN[CYRILLIC.indexOf(letter)] ?? letter;

/** The digits of Arabic and of Persian keyboards stand in the order of their values. */
const digitOf = (digit: string) => String((digit.codePointAt(0) ?? 0) & 0xf);

/**
 * §5: the answer as it was asked for; null when it is missing or too long. Who types what is seen is right, on any keyboard: in either
 * case, in full width, in Cyrillic letters, in Arabic digits.
 */
export function answerOf(value: string | null): string | null {
  const answer = (value ?? '')
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replace(/\p{Script=Cyrillic}/gu, latinOf)
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digitOf);
  return answer && answer.length <= CAPTCHA_MAX_LENGTH ? answer : null;
}
