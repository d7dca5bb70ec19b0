import { CERTIFICATE_NUMBER_MAX_LENGTH } from '@/lib/constants';

/** §2: how a certificate number is typed, wherever it is asked for. */
export const NUMBER_INPUT = {
  // One more than allowed: a longer number is told of, not cut unseen.
  maxLength: CERTIFICATE_NUMBER_MAX_LENGTH + 1,
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
  dir: 'ltr',
  enterKeyHint: 'search',
} as const;
