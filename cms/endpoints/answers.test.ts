import { jsonBody } from './answers';

describe('jsonBody', () => {
  const read = (text: string, length: string | null = String(text.length)) =>
    jsonBody(
      {
        headers: new Headers(length === null ? {} : { 'content-length': length }),
        json: async () => JSON.parse(text),
      },
      20,
    );

  it('is an object', async () => {
    expect(await read('{"label":"2024"}')).toEqual({ label: '2024' });
  });

  it.each([
    ['{', '1'],
    ['[7]', '3'],
    ['null', '4'],
    ['{}', '21'],
    ['{}', 'x'],
    ['{}', null],
  ])('is none of %s with the length %s', async (text, length) => {
    expect(await read(text, length)).toBeNull();
  });
});
