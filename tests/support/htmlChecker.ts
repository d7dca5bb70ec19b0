import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const CHECKER = 'vnu-jar@26.9.27';

/** The W3C's checker needs Java. */
function hasJava() {
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

/** Fetches the W3C's checker into a folder, without install scripts; returns where it is, or nothing without Java. */
export async function fetchChecker(folder: string) {
  if (!hasJava()) return '';
  const { stdout } = await run('npm', ['pack', CHECKER, '--silent'], { cwd: folder });
  await run('tar', ['-xzf', stdout.trim()], { cwd: folder });
  return join(folder, 'package', 'build', 'dist', 'vnu.jar');
}

/** The errors that the checker reports, a line each. */
export async function htmlErrors(
  jar: string,
  pages: Readonly<Record<string, string>>,
  folder: string,
) {
  const written = join(folder, 'pages');
  mkdirSync(written, { recursive: true });
  for (const [name, html] of Object.entries(pages))
    writeFileSync(join(written, `${name}.html`), withoutSheets(html));
  const args = ['-jar', jar, '--errors-only', '--exit-zero-always', '--format', 'json', written];
  const { stderr } = await run('java', args, { maxBuffer: 1e8 });
  const { messages }: Report = JSON.parse(stderr);
  return messages.map(
    ({ url, message, extract = '' }) => `${url.split('/').at(-1)}: ${message} ${extract.trim()}`,
  );
}
