import { render } from '@testing-library/react';
import { fr } from 'date-fns/locale';
import type { DateFieldClientProps } from 'payload';
import { DateInput } from './DateInput.client';

const mockDrawn = jest.fn();
jest.mock('@payloadcms/translations', () => ({
  getTranslation: (label: Record<string, string>, { language }: { language: string }) =>
    label[language],
}));
const mockI18n = { language: 'fr', dateFNS: fr };
jest.mock('@payloadcms/ui', () => ({
  DateTimeField: (props: unknown) => {
    mockDrawn(props);
    return null;
  },
  useTranslation: () => ({ i18n: mockI18n }),
}));

const draw = (pickerAppearance: 'dayAndTime' | 'default') => {
  const admin = { position: 'sidebar', date: { pickerAppearance } };
  const field = { name: 'sTime', label: { en: 'Starts', fr: 'Début' }, admin };
  const props = { field, path: 'sTime', readOnly: true } as unknown as DateFieldClientProps;
  const { container } = render(<DateInput {...props} />);
  return { container, given: mockDrawn.mock.lastCall[0] };
};

test.each([
  ['default', 'PP'],
  ['dayAndTime', 'PPp'],
] as const)('%s: it is shown as the language writes it, %s', (appearance, shown) => {
  const { given } = draw(appearance);
  expect(given).toMatchObject({ path: 'sTime', readOnly: true });
  const { position, date } = given.field.admin;
  expect({ position, appearance: date.pickerAppearance }).toEqual({
    position: 'sidebar',
    appearance,
  });
  expect(date.overrides).toMatchObject({ locale: fr });
  expect(date.overrides.dateFormat[0]).toBe(shown);
});

test('it has a name', () => {
  const { container, given } = draw('default');
  const name = container.ownerDocument.getElementById(
    given.field.admin.date.overrides.ariaLabelledBy,
  );
  expect(name).toHaveTextContent('Début');
});
