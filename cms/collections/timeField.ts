import type { DateField, FieldHook } from 'payload';
import { fieldRefusal } from '../refusal';
import { say, type English } from '../words/words';

/** Both databases can store them. */
const hasPlainYear = (time: Date) => time.getUTCFullYear() > 0 && time.getUTCFullYear() < 10_000;

const toTime = (value: unknown) =>
  value instanceof Date ? value : new Date(typeof value === 'number' ? value : String(value));

/**
 * SQLite stores what it is given: text in another form would stand in a wrong order, and what is no date could not be read again, even
 * of a draft, which no rule sees.
 */
const asTime =
  (name: string, label: English): FieldHook =>
  ({ path, req, siblingData }) => {
    const value: unknown = siblingData[name];
    if (value === undefined || value === null) return value;
    if (value === '') return null;
    const time = toTime(value);
    if (hasPlainYear(time)) return time.toISOString();
    throw fieldRefusal(req, {
      text: '“{value}” is no date.',
      values: { value: String(value) },
      label: say(req.i18n.language, label),
      path: path.join('.'),
    });
  };

type Given = Omit<DateField, 'type' | 'label' | 'hooks'> & { label: English };

/** A date that editors enter. */
export const timeField = (given: Given): DateField => ({
  ...given,
  type: 'date',
  hooks: { beforeValidate: [asTime(given.name, given.label)] },
});
