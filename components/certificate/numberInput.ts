import { CERTIFICATE_NUMBER_MAX_LENGTH } from '@/lib/constants';

/** §2: the attributes of every input for a certificate number. */
export const NUMBER_INPUT = {
  // One more than allowed: a longer number is reported, not silently cut.
  maxLength: CERTIFICATE_NUMBER_MAX_LENGTH + 1,
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
  dir: 'ltr',
  enterKeyHint: 'search',
} as const;
