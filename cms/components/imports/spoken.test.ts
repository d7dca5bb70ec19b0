import type { Status } from '../../imports/status';
import { spoken } from './spoken';
import { importTexts } from './texts';
import type { Upload } from './useUpload.client';

const counts = { made: 3, changed: 0, same: 0, skipped: 0 };
const LAST = { phase: 'done', at: 20, counts, done: 3, total: 3, undone: null };
const NEWER = { phase: 'files', at: 30, counts: null, fault: null, error: '' };
const OLDER = { ...NEWER, at: 10 };
const FILES = { pictures: 2, sheets: ['works.csv'], bytes: 2_000_000 };
const NO_FILES = { pictures: 0, sheets: [], bytes: 0 };
const upload = { isOn: false, done: 1, total: 4 } as Upload;

const DONE = 'Done: 3 made, 0 changed, 0 were there already, 0 left out';
const HERE = 'Here: pictures 2, sheets 1, 2 MB. All is deleted after a day.';
const CHECKED = { ...NEWER, phase: 'checked', counts: { total: 3, ...counts } };
const COUNTS = '3 rows: 3 to make, 0 to change, 0 are there already, 0 left out';
const FAULTY = { ...NEWER, phase: 'checked', fault: { row: 1, text: 'No heading' } };

it.each([
  ['what the last import did', OLDER, LAST, FILES, DONE],
  ['what was uploaded since', NEWER, LAST, FILES, HERE],
  ['what was uploaded before any import', NEWER, null, FILES, HERE],
  ['nothing of no files', NEWER, LAST, NO_FILES, ''],
  ['what was found since', CHECKED, LAST, FILES, COUNTS],
  ['nothing beside the alert of a sheet that can’t be read', FAULTY, LAST, FILES, ''],
  ['nothing beside the alert of a check that failed', { ...NEWER, error: 'x' }, LAST, FILES, ''],
])('a screen reader is told %s', (_, batch, last, files, said) => {
  const status = { batch, last, files } as unknown as Status;
  expect(spoken({ texts: importTexts('en'), language: 'en' }, status, upload)).toBe(said);
});

it('and how far an upload is, whatever was before', () => {
  const status = { batch: NEWER, last: LAST, files: FILES } as unknown as Status;
  const isOn = { ...upload, isOn: true };
  const said = spoken({ texts: importTexts('en'), language: 'en' }, status, isOn);
  expect(said).toBe('Sheet and pictures: 20 %');
});
