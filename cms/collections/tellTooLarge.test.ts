import { tellTooLarge } from './tellTooLarge';

/** As Payload throws it while it reads what is sent. */
const anError = (status: number) =>
  Object.assign(new Error('File size limit has been reached'), { status });

const toldOf = (status: number) =>
  tellTooLarge({ error: anError(status), req: { i18n: { language: 'fr' } } } as never);

it('says in the editor’s language how large a file may be', () => {
  const message = 'Le fichier doit faire moins de 200 Mo.';
  expect(toldOf(413)).toEqual({ response: { errors: [{ message }] } });
});

it('leaves all other errors as they are', () => {
  expect(toldOf(400)).toBeUndefined();
});
