import { fireEvent, render, screen } from '@testing-library/react';
import { FAULTS } from '../../globals/siteTexts';
import { sayAll } from '../../words/words';
import { SiteTextsField } from './SiteTextsField.client';

type Input = { value: string; readOnly: boolean; showError: boolean };
type Change = { onChange: (event: unknown) => void };
type Asked = { validate: (value: unknown) => string | true };

let mockStored: unknown;
const mockKept = jest.fn();
jest.mock('@payloadcms/ui', () => {
  const { useState } = jest.requireActual('react');
  return {
    TextareaInput: ({ value, readOnly, showError, onChange }: Input & Change) => (
      <textarea value={value} disabled={readOnly} onChange={onChange} aria-invalid={showError} />
    ),
    useField: ({ validate }: Asked) => {
      const [value, setValue] = useState(mockStored);
      const said = validate(value);
      mockKept(value, said);
      return { ...{ value, setValue, path: 'messages' }, valid: said === true };
    },
  };
});

const draw = (stored: unknown, readOnly = false) => {
  mockStored = stored;
  const said = sayAll('fr', FAULTS);
  render(<SiteTextsField field={{ name: 'messages' }} path="messages" {...{ readOnly, said }} />);
  return screen.getByRole('textbox');
};
const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value } });

const TEXTS = { home: { title: 'Un titre' } };

test('texts are shown as JSON, and nothing as nothing', () => {
  expect(draw(TEXTS)).toHaveValue(JSON.stringify(TEXTS, null, 2));
  type('');
  expect(mockKept).toHaveBeenLastCalledWith(null, true);
  expect(screen.getByRole('textbox')).toHaveValue('');
});

test('what is typed stays as it is typed, and is kept as what it says', () => {
  const input = draw(null);
  type('{"home":{"title":"Un titre"}}');
  expect(input).toHaveValue('{"home":{"title":"Un titre"}}');
  expect(input).toBeValid();
  expect(mockKept).toHaveBeenLastCalledWith(TEXTS, true);
});

test.each([
  ['{"home":\n  {"title": "Un titre",}}', /ligne 2, caractère 24/],
  ['["Un titre"]', /accolades/],
  ['"Un titre"', /accolades/],
])('%j stays while it is no texts, is told and not saved', (text, expected) => {
  const input = draw(TEXTS);
  type(text);
  expect(input).toHaveValue(text);
  expect(input).toBeInvalid();
  expect(mockKept).toHaveBeenLastCalledWith(text, expect.stringMatching(expected));
});

test('whoever may not change it reads it', () => {
  expect(draw(TEXTS, true)).toBeDisabled();
});
