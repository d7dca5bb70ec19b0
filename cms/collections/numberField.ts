import type { FieldHook, NumberField } from 'payload';
import { isQuiet } from '../quietly';
import { fieldRefusal } from '../refusal';
import { say, type English } from '../words/words';

/** More than anything here is counted or ordered by, or lasts. */
const MOST = 999_999_999;

/** Nothing else than a number is, and neither is NaN. */
const isUpTo = (value: unknown, most: number) =>
  typeof value === 'number' && Math.abs(value) <= most;

/**
 * SQLite takes a whole number that it can't give back: nobody could read its row again, not even of a draft, which no rule sees. A
 * longer one that is stored stays, and an archive may bring one, as long as it can be read.
 */
const asCount =
  (label: English): FieldHook =>
  ({ path, previousValue, req, value }) => {
    if (value === undefined || value === null || value === previousValue) return value;
    if (isUpTo(value, isQuiet(req) ? Number.MAX_SAFE_INTEGER : MOST)) return value;
    throw fieldRefusal(req, {
      text: '“{value}” is no number of at most nine digits.',
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
