import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { filesIn } from '@/tests/support/filesIn';

const ROOT = process.cwd();
const FOLDERS = 'app cms components lib scripts server tools'.split(' ');
const WRITTEN = /(?<!\.(?:test|spec|d))\.(?:tsx?|mjs)$/;
const NOT_OURS = /(?:^|\/)(?:\.next|node_modules)\//;

/** Types are no imports at run time. */
const STATEMENT = /^(?:import|export) (?!type )(?:[^'"]* from )?'([^']+)'/gm;
const CALL = /\b(?:import|require|require\.resolve)\(\s*'([^']+)'/g;
const OF_THE_PROJECT = /^(?:\.|\/|@\/|@payload-config$)/;
/** Next has it. */
const SERVER_ONLY = 'server-only';

const declaredBy = (folder: string): string[] => {
  const text = readFileSync(join(ROOT, folder, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(text);
  return Object.keys({ ...dependencies, ...devDependencies });
};

const packageOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

function importedBy(name: string): string[] {
  const source = readFileSync(join(ROOT, name), 'utf8');
  const paths = [STATEMENT, CALL].flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, path = '']) => path),
  );
  const others = paths.filter((path) => !OF_THE_PROJECT.test(path) && !isBuiltin(path));
  return [...new Set(others.map(packageOf))].filter((found) => found !== SERVER_ONLY);
}

/** One that only another package brings along may be another version at the next upgrade, or gone. */
it('The packages that are imported are declared, by the program or for both', () => {
  const ofBoth = declaredBy('.');
  const ofCms = [...ofBoth, ...declaredBy('cms')];
  const files = [...readdirSync(ROOT), ...FOLDERS.flatMap(filesIn)].filter(
    (name) => WRITTEN.test(name) && !NOT_OURS.test(name),
  );
  expect(files.length).toBeGreaterThan(500);
  const undeclared = files.flatMap((name) => {
    const declared = name.startsWith('cms/') ? ofCms : ofBoth;
    return importedBy(name)
      .filter((found) => !declared.includes(found))
      .map((found) => `${name}: ${found}`);
  });
  expect(undeclared).toEqual([]);
});

/** Two versions of a driver would be two pools and two dialects. */
it.each([
  ['pg', '@payloadcms/db-postgres'],
  ['@libsql/client', '@payloadcms/db-sqlite'],
])('%s is the version of %s', (name, adapter) => {
  const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  const { dependencies } = read(`node_modules/${adapter}/package.json`);
  expect(read('package.json').dependencies[name]).toBe(dependencies[name]);
});
