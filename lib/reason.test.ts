import { reasonOf, stackOf, withoutValues } from './reason';

/** As drizzle says that a statement failed. */
const aFailure = (statement: string, ...values: string[]) =>
  new Error(`Failed query: ${statement}\nparams: ${values.join(',')}`, {
    cause: new Error('deadlock detected'),
  });

const SEARCH = 'select "id" from "favourites" where "name" like ?';
const failed = aFailure(SEARCH, '%Ann\n    at home%', '10');

const nobody = () => Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });

describe('withoutValues', () => {
  it('leaves out the parameters of a failed statement', () => {
    expect(withoutValues(failed.message)).toBe(`Failed query: ${SEARCH}…`);
  });
  it('leaves out what comes after the first text in a statement, whatever that text has', () => {
    const { message } = aFailure(`UPDATE editors SET hash = 'it's secret' WHERE id = 7`);
    expect(withoutValues(message)).toBe('Failed query: UPDATE editors SET hash = …');
  });
  it('is the same when done twice', () => {
    const once = withoutValues(failed.message);
    expect(withoutValues(once)).toBe(once);
  });
  it('finds it in other words, too', () => {
    const shown = `{ err: Error: Failed query: ${SEARCH}\n    params: Ann } and more`;
    expect(withoutValues(shown)).toBe(`{ err: Error: Failed query: ${SEARCH}…`);
  });
  it('leaves all other words as they are', () => {
    const said = "Can't read the file 'a'\nparams: none";
    expect(withoutValues(said)).toBe(said);
  });
});

describe('reasonOf', () => {
  it.each([
    ['changed since', new Error('changed since')],
    ['refused', 'refused'],
    // As `fetch` says it of a name of which no address answers, `ioredis` of the same, and the circuit breaker of a host that hangs.
    ['fetch failed: ECONNREFUSED', new TypeError('fetch failed', { cause: nobody() })],
    ['ECONNREFUSED', nobody()],
    ['HangError', Object.assign(new Error(), { name: 'HangError' })],
  ])('says %s', (reason, error) => expect(reasonOf(error)).toBe(reason));
  it('says why a statement failed', () => {
    expect(reasonOf(failed)).toBe(`Failed query: ${SEARCH}…: deadlock detected`);
  });
  it('is short, and has no e-mail address', () => {
    const reason = reasonOf(new Error(`ann@example.org ${'word '.repeat(1000)}`));
    expect(reason).toMatch(/^\[e-mail\] word /);
    expect(reason.length).toBeLessThan(500);
  });
});

describe('stackOf', () => {
  it('has the kind of an error, and where it happened', () => {
    const lines = stackOf(new TypeError('no such thing')).split('\n');
    expect(lines[0]).toBe('TypeError');
    expect(lines[1]).toMatch(/^ {4}at .*reason\.test\.ts/);
  });
  it('has nothing that a failed statement was given', () => {
    expect(stackOf(failed)).toMatch(/^Error\n {4}at .*reason\.test\.ts/);
    expect(stackOf(failed)).not.toMatch(/Ann|at home|select/);
  });
  it('has nothing of that when the message is another by now', () => {
    const { stack } = failed;
    expect(stackOf({ message: 'Something went wrong.', stack })).toBe(
      `Error: Failed query: ${SEARCH}…`,
    );
  });
});
