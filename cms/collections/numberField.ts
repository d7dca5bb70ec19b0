import type { FieldHook, NumberField } from 'payload';
import { isQuiet } from '../quietly';
import { fieldRefusal } from '../refusal';
import { say, type English } from '../words/words';

/** Nothing here is counted, ordered or measured by more. */
const MOST = 999_999_999;

/** False of NaN and of what is no number. */
const isUpTo = (value: unknown, most: number) =>
  typeof value === 'number' && Math.abs(value) <= most;

/**
 * SQLite stores whole numbers that its driver can't read back: nobody could read the row again. A hook, as drafts aren't validated.
 * A longer one that is stored stays, and an archive may bring one, as long as it can be read.
 */
const asCount =
  (label: English): FieldHook =>
  ({ path, previousValue, req, value }) => {
    if (value === undefined || value === null || value === previousValue) return value;
    if (isUpTo(value, isQuiet(req) ? Number.MAX_SAFE_INTEGER : MOST)) return value;
    throw fieldRefusal(req, {
      text: '“{value}” is no number, or has more than nine digits.',
      values: { value: String(value) },
      label: say(req.i18n.language, label),
      path: path.join('.'),
    });
  };

type Single = Extract<NumberField, { hasMany?: false }>;
type Given = Omit<Single, 'type' | 'label'> & { label: English };

/** A number that editors enter. */
export const numberField = ({ hooks, ...given }: Given): NumberField => ({
  ...given,
  type: 'number',
  hooks: { ...hooks, beforeValidate: [...(hooks?.beforeValidate ?? []), asCount(given.label)] },
});
