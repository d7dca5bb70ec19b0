import { execFileSync } from 'node:child_process';
import { FLAG } from './keepYoung.mjs';

test('Node knows the flag by which answers stay young, and has it on by itself', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  const [, usual] =
    new RegExp(`${FLAG.replace('--no-', '--')} .*\\n.*default: (\\S+)`).exec(options) ?? [];
  expect(usual).toBe('--allocation-site-pretenuring');
});
