import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { installPrograms } from './debian.mjs';
import { runLanes } from './lanes.mjs';
import { runNodeTests } from './nodeTests.mjs';
import { setUpEmpty, setUpTemplate } from './template.mjs';

const FOLDER = 'tests/scripts';

/** These start both programs in the project's own folder, on one build: one after the other. */
const isInPlace = (file) => readFileSync(join(ROOT, FOLDER, file), 'utf8').includes('npmStart(');

/** `npm start` itself: what it prints, its second start, how it stops; beside it the other scripts, each of which waits a lot. */
export async function runScripts(sandbox, names) {
  await installPrograms('redis-server', 'swift');
  const env = {
    TEMPLATE_DATA: await setUpTemplate(sandbox),
    EMPTY_DATA: await setUpEmpty(sandbox),
  };
  const lane = (title, isIn) => () =>
    runNodeTests(FOLDER, join(sandbox, `${title}.tap`), env, { names, isIn, title });
  return runLanes([
    lane('Programs that are started in place', isInPlace),
    lane('Other scripts', (file) => !isInPlace(file)),
  ]);
}
