import { object, string, type InferType } from 'yup';
import { CAPTCHA_MAX_LENGTH, EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@/lib/constants';
import { isEmail, normalisedEmail } from './email';
import { normalisedName } from './name';

/**
 * §5 Favourite form. The failures are keys below `favorite.invalid` in messages; the English texts are §5's: nameEmpty
 * "The name cannot be empty", emailEmpty "Mailbox cannot be empty", emailInvalid "Incorrect email format", captchaEmpty
 * "The captcha cannot be empty".
 */
export const FAVORITE_FAILURES = {
  nameEmpty: 'nameEmpty',
  nameLong: 'nameLong',
  emailEmpty: 'emailEmpty',
  emailInvalid: 'emailInvalid',
  emailLong: 'emailLong',
  captchaEmpty: 'captchaEmpty',
  captchaLong: 'captchaLong',
} as const;

export type FavoriteFailure = keyof typeof FAVORITE_FAILURES;

const { nameEmpty, nameLong, emailEmpty, emailInvalid, emailLong, captchaEmpty, captchaLong } =
  FAVORITE_FAILURES;

export const favorite = object({
  name: string()
    .transform((value) => value && normalisedName(value))
    .required(nameEmpty)
    .max(NAME_MAX_LENGTH, nameLong),
  email: string()
    .trim()
    .transform((value) => value && normalisedEmail(value))
    .required(emailEmpty)
    .max(EMAIL_MAX_LENGTH, emailLong)
    .test('email', emailInvalid, (value) => isEmail(value)),
  captcha: string().trim().required(captchaEmpty).max(CAPTCHA_MAX_LENGTH, captchaLong),
  qrLabel: string().trim().default(''),
  qrSeq: string().trim().default(''),
});

export type Favorite = InferType<typeof favorite>;

/** Of the work: what the QR code of its wall label has. */
export type QrFields = Pick<Favorite, 'qrLabel' | 'qrSeq'>;
