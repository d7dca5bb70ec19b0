import { ValidationError, type CollectionBeforeOperationHook } from 'payload';
import { fill } from '@/lib/i18n/fill';
import { say } from '../words/words';

const LEAST = 12;
/** As Payload names them to hooks. */
const GIVING: readonly string[] = ['create', 'update', 'resetPassword'];

/** Payload's own least is three. None at all is as Payload says: a save without one leaves it as it is. */
export const refuseShortPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { password } = (args as { data?: { password?: unknown } }).data ?? {};
  const isLong = typeof password === 'string' && [...password].length >= LEAST;
  if (!GIVING.includes(operation) || !password || isLong) return args;
  const { language } = req.i18n;
  const message = fill(say(language, 'A password has at least {value} characters.'), {
    value: LEAST,
  });
  const errors = [{ label: req.t('general:password'), message, path: 'password' }];
  throw new ValidationError({ errors }, req.t);
};
