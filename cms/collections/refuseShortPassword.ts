import type { CollectionBeforeOperationHook } from 'payload';
import { fieldRefusal } from '../refusal';

const LEAST = 12;
/** As Payload names them to hooks. */
const GIVING: readonly string[] = ['create', 'update', 'resetPassword'];

/** Payload's own least is three. None at all is as Payload says: a save without one leaves it as it is. */
export const refuseShortPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { password } = (args as { data?: { password?: unknown } }).data ?? {};
  const isLong = typeof password === 'string' && [...password].length >= LEAST;
  if (!GIVING.includes(operation) || !password || isLong) return args;
  throw fieldRefusal(req, {
    text: 'A password has at least {value} characters.',
    values: { value: LEAST },
    label: req.t('general:password'),
    path: 'password',
  });
};
