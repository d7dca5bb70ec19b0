import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from './backUp';
import { wholly } from './wholly';

jest.mock('./backUp', () => ({ backUp: jest.fn() }));

/** `failing`: the statement that the database refuses. */
function clientThat(failing = '') {
  const said: string[] = [];
  const execute = async (statement: string) => {
    said.push(statement);
    if (statement === failing) throw new Error('disk I/O error');
    return { rows: [] };
  };
  return { said, client: { execute } };
}

let saved: string;
beforeEach(() => {
  saved = mkdtempSync(join(tmpdir(), 'one-world-wholly-'));
  jest.mocked(backUp).mockReset().mockResolvedValue(saved);
});
afterEach(() => rmSync(saved, { recursive: true, force: true }));

const run = async () => undefined;

it('keeps the backup of what was before the migrations', async () => {
  const { client, said } = clientThat();
  expect(await wholly(client, true, run)).toBe(saved);
  expect(said.at(-1)).toBe('COMMIT');
  expect(existsSync(saved)).toBe(true);
});

it('backs up nothing where there is nothing', async () => {
  expect(await wholly(clientThat().client, false, run)).toBe('');
  expect(backUp).not.toHaveBeenCalled();
});

it('leaves no backup of migrations that could not be committed', async () => {
  const migrating = wholly(clientThat('COMMIT').client, true, run);
  await expect(migrating).rejects.toThrow('disk I/O error');
  expect(existsSync(saved)).toBe(false);
});
