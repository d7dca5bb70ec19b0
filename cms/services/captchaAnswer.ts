import { CAPTCHA_MAX_LENGTH } from '@/lib/constants';
import { asItLooks } from '../certificates/lookAlike';

/**
 * §5: the answer as it was asked for; null when it is missing or too long. Who types what is seen is right, on any keyboard: in either
 * case, in full width, in Cyrillic letters, in Arabic digits.
 */
export function answerOf(value: string | null): string | null {
  const answer = asItLooks((value ?? '').normalize('NFKC').trim().toUpperCase());
  return answer && answer.length <= CAPTCHA_MAX_LENGTH ? answer : null;
}
