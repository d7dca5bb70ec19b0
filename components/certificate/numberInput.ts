import { CERTIFICATE_NUMBER_MAX_LENGTH } from '@/lib/state/certificateQuery';

/** §2: how a certificate number is typed, wherever it is asked for. */
export const NUMBER_INPUT = {
  maxLength: CERTIFICATE_NUMBER_MAX_LENGTH,
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
  dir: 'ltr',
  enterKeyHint: 'search',
} as const;
