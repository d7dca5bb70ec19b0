import { DIED } from '../../imports/faults';
import { say, type English } from '../../words/words';

/** The words of the import's screen, in English. */
const TEXTS = {
  title: 'Import works',
  lead: 'Bring a sheet (CSV or XLSX) and the pictures that it names. You first see what would be made and what is wrong. Nothing is written before you press Import.',
  loading: 'Loading …',
  filesTitle: 'Sheet and pictures',
  drop: 'Drag the sheet and the pictures here, or a folder with both.',
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose a folder',
  filesHere: 'Here: pictures {pictures}, sheets {sheets}, {size}. All is deleted after a day.',
  noFiles: 'Nothing is here yet.',
  uploading: 'Uploading: {done} of {total} files, {time} left',
  stopUpload: 'Stop uploading',
  aside: 'Left aside, as neither sheets nor pictures: {count} files',
  notSent: 'Not uploaded: {count} files',
  tryAgain: 'Try again',
  removeFiles: 'Remove these files',
  sheet: 'Sheet',
  checkTitle: 'First look',
  check: 'Check the sheet',
  checkAgain: 'Check again',
  checking: 'Checking: {done} rows',
  counts:
    '{total} rows: {made} to make, {changed} to change, {same} are there already, {skipped} left out',
  unreadable: 'The sheet cannot be imported. Row {row}: {text}',
  columns: 'What the columns mean',
  columnsHint: 'Choose a meaning for a heading that is not known, then check again.',
  leftOut: '(left out)',
  unknown: 'not known',
  show: 'Show',
  all: 'All rows ({count})',
  told: 'Rows with something to tell ({count})',
  skipped: 'Rows that are left out ({count})',
  report: 'Rows of the sheet',
  row: 'Row',
  work: 'Work',
  what: 'What happens',
  wrong: 'What is wrong',
  previous: 'Previous',
  next: 'Next',
  range: 'Rows {from} to {to} of {total}',
  none: 'There is no such row.',
  download: 'Download the report (CSV)',
  isMade: 'is made',
  isChanged: 'is changed',
  isSame: 'stays as it is',
  isSkipped: 'is left out',
  start: 'Import ({count})',
  nothing: 'There is nothing to import: all is there already, or left out.',
  last: 'Last import',
  by: 'Begun by {who}, {when}',
  byCommand: 'Begun by a command on the server, {when}',
  running: 'Importing: {done} of {total} rows, {time} left',
  mayClose: 'You may close this page: the import goes on.',
  cancel: 'Cancel the import',
  cancelling: 'It stops after the rows that are being written.',
  silent:
    'It was interrupted. It goes on by itself as soon as the CMS that has its files runs again.',
  done: 'Done: {made} made, {changed} changed, {same} were there already, {skipped} left out',
  stopped: 'Stopped after {done} of {total} rows: {made} made, {changed} changed',
  stoppedBy: 'The reason: {reason}',
  goOn: 'Go on',
  bringAgain: 'To go on, bring the sheet and the pictures again, or undo it.',
  undo: 'Undo this import',
  undoTitle: 'Undo the import?',
  undoSays:
    '{made} works that it made are deleted, with their pictures. {changed} works that it changed become what they were.',
  undoKeeps:
    'What somebody has changed since, a visitor has collected or commented on, or a certificate names, stays.',
  undoNow: 'Undo now',
  keep: 'Leave it',
  failedRows: 'These could not be written:',
  failedRow: 'Row {row}, {key}: {reason}',
  about: '{what}: {text}',
  undoing: 'Undoing: {done} of {total} parts',
  undoStopped: 'The undo was interrupted.',
  undone: 'Undone: {deleted} deleted, {restored} as before, {kept} kept',
  minutes: '{count} min',
  seconds: '{count} s',
  forbidden: 'You may not import works.',
  badName: 'This name can’t be used here.',
  badKind: 'Neither a sheet nor a picture.',
  badRequest: 'This can’t be done.',
  tooLarge: 'The file must be under {value} MB.',
  tooMany: 'At most {value} files.',
  overBudget: 'All files that wait to be imported may have {value} GB together. Remove some first.',
  diskFull:
    'The server’s disk is full. What has arrived stays. Tell those who run the website, then try again.',
  stalled: 'The connection was lost.',
  tooBusy: 'Others do the same just now. Try again in a minute.',
  isRunning: 'Another import is running.',
  gone: 'This import was replaced, in another window perhaps. Load the page again.',
  elsewhere:
    'The files are on another computer of the CMS, which can’t be reached now. Try again later, or remove them and bring them again.',
  noSheet: 'There is no sheet (CSV or XLSX) yet.',
  notChecked: 'Check the sheet first.',
  failed: 'This failed: {reason}',
} as const satisfies Record<string, English>;

export type ImportTexts = Readonly<Record<keyof typeof TEXTS, string>>;

export const importTexts = (language: string): ImportTexts =>
  Object.fromEntries(
    Object.entries(TEXTS).map(([key, english]) => [key, say(language, english)]),
  ) as ImportTexts;

/** Reasons of `undoImport` and of an import that stopped which have a translation. */
export const keptReasons = (language: string): Record<string, string> => ({
  'changed since': say(language, 'changed since'),
  'has favourites, comments or certificates': say(
    language,
    'has favourites, comments or certificates',
  ),
  [DIED]: say(language, DIED),
});
