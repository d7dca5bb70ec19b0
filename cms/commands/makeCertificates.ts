import { parseArgs } from 'node:util';
import { getPayload, type Payload } from 'payload';
import { messageOf } from '@/lib/errors';
import { isLocale, LOCALES, type Locale } from '@/lib/i18n/locales';
import { filesAs, sheetFiles, type FileKind } from '../certificates/files';
import { MOST_WORKS, queueJob, type Job } from '../certificates/jobs';
import { MOST_PAGES, TooManyPages } from '../certificates/onePdf';
import { toProgress } from '../certificates/progress';
import { reasonTexts } from '../certificates/texts';
import { untilOver } from '../certificates/untilOver';
import { prepareFile, writeWhole } from '../certificates/writeWhole';
import { findWorksOfLabel, findWorksWithSheets, labelOfYear } from '../queries/certificates';
import config from './unsignedConfig';

/**
 * `node scripts/cmsJob.mjs makeCertificates.ts --year 2024 [--languages en,fr] [--pdf FILE] [--zip FILE]`, or `--again [--year 2024]`, see
 * scripts/certificates.mjs.
 */
const { values } = parseArgs({
  options: {
    year: { type: 'string', default: '' },
    languages: { type: 'string', default: LOCALES.join() },
    pdf: { type: 'string', default: '' },
    zip: { type: 'string', default: '' },
    again: { type: 'boolean', default: false },
  },
});

const say = (text: string) => process.stdout.write(`${text}\n`);

const told = (job: Job) => {
  const { next, total, secondsLeft } = toProgress(job, Date.now());
  say(`${next} of ${total} works, ${secondsLeft ?? '?'} s left`);
};

async function write(kind: FileKind, file: string, job: Job) {
  const files = await sheetFiles(job);
  await writeWhole(filesAs(kind, files), file);
  say(`${file}: ${files.length} certificates`);
}

type Wanted = { works: number[]; locales: Locale[] };

function readLocales(): Locale[] {
  const named = values.languages.split(',');
  const locales = named.filter(isLocale);
  if (locales.length < named.length) throw new Error(`languages are some of ${LOCALES.join()}`);
  return locales;
}

async function findYear(): Promise<Wanted> {
  const locales = readLocales();
  const works = await findWorksOfLabel(await labelOfYear(values.year));
  if (works.length === 0) throw new Error(`no published work has the year ${values.year}`);
  if (works.length > MOST_WORKS) throw new Error(`at most ${MOST_WORKS} works at once`);
  // Rather than after hours.
  if (values.pdf && works.length * locales.length > MOST_PAGES) throw new TooManyPages();
  return { works, locales };
}

/** Each work has its languages already: no further one is wanted. */
async function findMade(): Promise<Wanted[]> {
  const works = await findWorksWithSheets(values.year ? await labelOfYear(values.year) : null);
  if (works.length === 0) throw new Error('no published work has a certificate that was made here');
  const jobs: Wanted[] = [];
  for (let at = 0; at < works.length; at += MOST_WORKS)
    jobs.push({ works: works.slice(at, at + MOST_WORKS), locales: [] });
  return jobs;
}

async function makeWanted(payload: Payload, { works, locales }: Wanted) {
  const queued = await queueJob(payload, { works, locales, by: 'command' });
  if (!queued) throw new Error('too many are waiting');
  const job = await untilOver(payload, queued.id, {
    onProgress: told,
    onWaiting: () => say('waiting for other certificates, which are made just now'),
  });
  const reasons = reasonTexts('en');
  for (const { work, reason, detail } of job.faults) {
    const why = reasons[reason].replace('{detail}', detail);
    say(`  work ${work} ${why}`);
  }
  const { made, unchanged, faults } = job;
  say(`${made} made, ${unchanged} were up to date, ${faults.length} not made`);
  if (made + unchanged === 0) throw new Error('no certificate could be made');
  if (job.next < works.length) throw new Error('cancelled; what was made stays');
  for (const kind of ['pdf', 'zip'] as const) {
    if (values[kind]) await write(kind, values[kind], job);
  }
}

async function make() {
  const payload = await getPayload({ config });
  const jobs = values.again ? await findMade() : [await findYear()];
  for (const file of [values.pdf, values.zip].filter(Boolean)) await prepareFile(file);
  for (const wanted of jobs) await makeWanted(payload, wanted);
}

try {
  await make();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(1);
}
