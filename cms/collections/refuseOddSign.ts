import type { FieldHook } from 'payload';
import { namedSign, oddSign } from '../certificates/certificateNumber';
import { fieldRefusal } from '../refusal';
import { say } from '../words/words';

/** After `keepNumber`, in drafts too. A number that is there already stays, and so do those that programs write: certificates of such works. */
export const refuseOddSign: FieldHook = ({ value, originalDoc, req }) => {
  if (typeof value !== 'string' || !req.user || value === originalDoc?.num) return value;
  const sign = oddSign(value);
  if (!sign) return value;
  throw fieldRefusal(req, {
    text: 'Visitors would not find the certificate number: {value} only looks like another sign. Type the hyphen, Latin letters and the digits 0–9.',
    values: { value: namedSign(sign) },
    label: say(req.i18n.language, 'Certificate number'),
    path: 'num',
  });
};
