import { browserPath, BROWSER_FLAGS } from '../../../scripts/support/browser.mjs';
import { run } from '../../../scripts/support/run.mjs';

/** The last line that runs on Node 20. Fetched when asked for, so that nobody else has to install it. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const PATHS = ['', '/albumsView', '/artwork/229', '/contentView?id=1', '/exhibition/2024'];
/** Whether the first picture is painted before the scripts run is a matter of milliseconds: one run says little. */
const TIMES = 3;

async function ask(url) {
  const flags = ['--headless=new', ...BROWSER_FLAGS].join(' ');
  const output = await run(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: browserPath() ?? process.env.CHROME_PATH } },
  );
  const { categories, audits } = JSON.parse(output.slice(output.indexOf('{')));
  const show = (name) => audits[name].displayValue;
  return {
    scores: Object.values(categories).map(({ score }) => Math.round(score * 100)),
    paint: show('largest-contentful-paint'),
    blocking: show('total-blocking-time'),
    shift: show('cumulative-layout-shift'),
  };
}

/** Lighthouse now and then loses what it has recorded. */
async function askAgain(url, tries = 3) {
  try {
    return await ask(url);
  } catch (error) {
    if (tries === 1) throw error;
    return askAgain(url, tries - 1);
  }
}

/** On a phone: performance, accessibility, best practices and SEO of the middle one of three runs, and how they differed. */
async function measurePage(siteUrl, path) {
  // Not counted: by this visit the server makes the pictures.
  await askAgain(siteUrl + path);
  const runs = [];
  for (let time = 0; time < TIMES; time += 1) runs.push(await askAgain(siteUrl + path));
  runs.sort((one, other) => one.scores[0] - other.scores[0]);
  const { scores, paint, blocking, shift } = runs[(TIMES - 1) / 2];
  const [worst, best] = [runs[0], runs[TIMES - 1]].map((each) => each.scores[0]);
  return `${scores.join(', ')}; LCP ${paint}, TBT ${blocking}, CLS ${shift}; performance ${worst} to ${best}`;
}

export async function measureLighthouse({ siteUrl }) {
  const rows = [];
  for (const locale of ['', '/ar'])
    for (const path of PATHS) {
      const address = locale + path || '/';
      rows.push([`Lighthouse mobile ${address}`, await measurePage(siteUrl, address)]);
    }
  return rows;
}
