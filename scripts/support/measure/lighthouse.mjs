import { browserPath, BROWSER_FLAGS } from '../browser.mjs';
import { run } from '../run.mjs';

/** The last line that runs on Node 20. Fetched when asked for, so that nobody else has to install it. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

export async function measureLighthouse(url) {
  const flags = ['--headless=new', ...BROWSER_FLAGS].join(' ');
  const output = await run(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: browserPath() ?? process.env.CHROME_PATH } },
  );
  const { categories, audits } = JSON.parse(output.slice(output.indexOf('{')));
  const scores = Object.values(categories).map(({ title, score }) => [
    title,
    Math.round(score * 100),
  ]);
  const times = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];
  return Object.fromEntries([
    ...scores,
    ...times.map((name) => [audits[name].title, audits[name].displayValue]),
  ]);
}
