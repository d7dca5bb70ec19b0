import { ValidationError, type FieldHook } from 'payload';
import { fill } from '@/lib/i18n/fill';
import { namedSign, oddSign } from '../certificateNumber';
import { say } from '../words/words';

/** After `keepNumber`, in drafts too. A number that is there already stays, and so do those that programs write: certificates of such works. */
export const refuseOddSign: FieldHook = ({ value, originalDoc, req }) => {
  if (typeof value !== 'string' || !req.user || value === originalDoc?.num) return value;
  const sign = oddSign(value);
  if (!sign) return value;
  const { language } = req.i18n;
  const text = say(
    language,
    'Visitors would not find the certificate number: {value} only looks like another sign. Type the hyphen, Latin letters and the digits 0–9.',
  );
  const message = fill(text, { value: namedSign(sign) });
  const label = say(language, 'Certificate number');
  throw new ValidationError({ errors: [{ label, message, path: 'num' }] }, req.t);
};
