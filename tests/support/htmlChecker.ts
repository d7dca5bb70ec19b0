import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const CHECKER = 'vnu-jar@26.9.27';

/** The W3C's checker needs Java. */
export function hasJava() {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

type Report = { messages: { url: string; lastLine: number; message: string; extract?: string }[] };

/** A style sheet in a page is the build's own: Stylelint has checked it, and the W3C's checker doesn't know `min()` with variables. */
const withoutSheets = (html: string) =>
  html.replace(/<style>.*?<\/style>(?=<link rel="stylesheet")/gs, '<style></style>');

/** The errors that the W3C's checker reports, a line each. Its package is fetched when needed, without install scripts. */
export async function htmlErrors(pages: Readonly<Record<string, string>>, folder: string) {
  const written = join(folder, 'pages');
  mkdirSync(written, { recursive: true });
  for (const [name, html] of Object.entries(pages))
    writeFileSync(join(written, `${name}.html`), withoutSheets(html));
  const { stdout } = await run('npm', ['pack', CHECKER, '--silent'], { cwd: folder });
  await run('tar', ['-xzf', stdout.trim()], { cwd: folder });
  const jar = join(folder, 'package', 'build', 'dist', 'vnu.jar');
  const args = ['-jar', jar, '--errors-only', '--exit-zero-always', '--format', 'json', written];
  const { stderr } = await run('java', args, { maxBuffer: 1e8 });
  const { messages }: Report = JSON.parse(stderr);
  return messages.map(
    ({ url, message, extract = '' }) => `${url.split('/').at(-1)}: ${message} ${extract.trim()}`,
  );
}
