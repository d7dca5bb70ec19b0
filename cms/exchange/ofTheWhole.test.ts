import { wholeFailureOf, whyStopped } from './ofTheWhole';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });
const query = (cause: Error) => new Error('Failed query: insert into "albums"', { cause });

test.each([
  ['a full disk', withCode('ENOSPC')],
  ['a disk that is only read', withCode('EROFS')],
  ['a bucket that is away', Object.assign(new Error('not stored'), { status: 503 })],
  ['a full file of SQLite', query(withCode('SQLITE_FULL'))],
  ['a full disk of PostgreSQL', query(withCode('53100'))],
  ['a PostgreSQL that is stopped', query(withCode('57P01'))],
  ['one that is gone', query(withCode('ECONNREFUSED'))],
  ['a lost connection', query(new Error('Connection terminated unexpectedly'))],
  ['one lost before', new Error('Error: cannot begin transaction: Connection terminated')],
])('%s is of the whole import', (_, error: Error) =>
  expect(wholeFailureOf(error)).toBe(error.cause ?? error),
);

test('two addresses that don’t answer are told by their code', () => {
  const silent = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  expect(whyStopped(query(silent))).toBe('ECONNREFUSED');
});

test.each([
  ['a field that is refused', Object.assign(new Error('invalid'), { status: 400 })],
  ['a number that is taken', query(withCode('23505'))],
  ['a statement that took too long', query(withCode('57014'))],
  ['a file that is not there', withCode('ENOENT')],
  ['a text of it', new Error('Failed query: insert\nparams: cannot begin transaction')],
  ['nothing', undefined],
])('%s is of one row', (_, error) => expect(wholeFailureOf(error)).toBeUndefined());

test('what stopped an import has nothing of the works', () => {
  const failed = (cause: Error) =>
    new Error('Failed query: insert into "albums" values (?)\nparams: Ann', { cause });
  const full = Object.assign(new Error('disk is full'), { code: 'SQLITE_FULL' });
  expect(whyStopped(failed(failed(full)))).toBe('disk is full');
  expect(whyStopped(failed(withCode('57014')))).toBe(
    'Failed query: insert into "albums" values (?)…',
  );
  expect(whyStopped(new Error('another import is running'))).toBe('another import is running');
});
