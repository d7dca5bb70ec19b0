const done: string[] = [];
const rows = jest.fn(async () => done.map((name) => ({ name })));

jest.mock('../database', () => ({ MIGRATIONS: [{ name: 'first' }, { name: 'second' }] }));
jest.mock('./database', () => ({ rows }));

it('looks until the database lacks no migration of this build; newer ones do no harm', async () => {
  const { lacksMigrations } = await import('./pendingMigrations');
  done.push('first', 'of a newer build');
  expect(await lacksMigrations()).toBe(true);
  done.push('second');
  expect(await lacksMigrations()).toBe(false);
  expect(await lacksMigrations()).toBe(false);
  expect(rows).toHaveBeenCalledTimes(2);
});
