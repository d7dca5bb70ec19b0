import { say, type English } from '../words/words';

/** What can be wrong with a sheet; cms/words has it in the languages of the CMS's screens. */

/** A row with one of these is left out; without any other, the sheet is not read at all. */
const ERRORS = {
  notUtf8: 'The sheet is not UTF-8. In Excel, save it as “CSV UTF-8” or as XLSX.',
  oldExcel: 'This is an old Excel file (XLS). Save it as XLSX.',
  brokenSheet: 'The sheet cannot be read: {value}',
  openQuote:
    'A quote is opened in this row and not closed, or stands within a text. Put the whole text into quotes, and write each quote in it twice.',
  emptySheet: 'The sheet is empty.',
  tooManyRows: 'The sheet has more than {value} rows.',
  headingTwice: 'Two columns mean the same: “{value}”.',
  noKeyColumn:
    'There is no column for the certificate number, nor for year and number in the year.',
  noKey: 'The row has neither a certificate number nor year and number in the year.',
  numberTwice: 'The certificate number {value} is in the sheet twice.',
  placeTwice: 'The year and number {value} are in the sheet twice.',
  placeTaken: 'The year and number {value} belong to another work.',
  keptForDraft:
    'The number, or the year and number, is still kept for the draft {value}, which had it before: publish or delete that draft first.',
  numberLines:
    'The certificate number has several lines, or a tab: “{value}”. Write it on one line.',
  oddSign:
    'Visitors would not find the certificate number: {value} only looks like another sign. Type the hyphen, Latin letters and the digits 0–9.',
  noTitle: 'The title is missing.',
  noAuthor: 'The author is missing.',
  unknownCountry: '“{value}” is not a country that is known here.',
  unknownSex: '“{value}” is neither female nor male.',
  unknownLabel: 'There is no year or list “{value}”.',
  unknownFlag: '“{value}” is neither yes nor no.',
  notCount: '“{value}” is not a whole number above 0.',
  notInitial: '“{value}” is not one letter A–Z.',
  formulaError: '“{value}” is an error of the spreadsheet, not a value.',
  dateCell:
    '“{value}” is a date that the spreadsheet has made of what was typed. Format the cell as text and type it again.',
  cellsBeyond:
    'The row has more cells than there are headings: “{value}”. Put texts with commas into quotes.',
  noHeading:
    'The column has no heading: “{value}”. Give it one in the first row, or empty its cells.',
  tooLong: 'The text has more than {value} characters.',
  pictureMissing: 'The picture “{value}” is not in the folder.',
  pictureSeveral: 'Several files are called “{value}”.',
  pictureKind: '“{value}” is not a JPEG, PNG or WebP picture.',
  pictureWide: 'The picture is not below 4000 × 4000: {value}.',
  pictureHeavy: 'The picture is not under 20 MB: {value}.',
  unfinishedDraft:
    'An editor has changed this work without publishing: publish it or go back first.',
  notWritten: 'The work could not be written: {value}',
} as const satisfies Record<string, English>;

/** The row is imported all the same. */
const WARNINGS = {
  unknownHeading: 'The column “{value}” is left out: nothing here has that name.',
  otherTabs: 'Of the tabs only the first is read: “{value}”.',
  mergedCells:
    'Cells are merged: {value}. Only the first of them has what they show, the others are empty: unmerge them and fill each.',
  newLabel: 'The year “{value}” will be made.',
  newCountry: 'The country “{value}” will be made.',
  newOrganisation: 'The organisation “{value}” will be made.',
  titleOfOther: 'There is no English title: “{value}” is taken for it.',
  numberCell:
    '“{value}” is a number for the spreadsheet, read without zeros that it shows before it. If it is not what you see there, format the column as text and type it again.',
  noPicture: 'There is no picture: the work stays a draft.',
  staysDraft: 'The work stays a draft: write “yes” under “Published”.',
  pictureTurned: 'The picture is turned: it is stored upright.',
  pictureForPrint: 'The picture is CMYK, for print: its colours are converted for screens.',
} as const satisfies Record<string, English>;

const ALL = { ...ERRORS, ...WARNINGS };

export type FaultCode = keyof typeof ALL;

/** `column`: as spreadsheets call it, with its heading; '' for the row or the sheet. */
export type Fault = { row: number; column: string; code: FaultCode; value: string };

export const isError = ({ code }: Pick<Fault, 'code'>) => code in ERRORS;

export function textOf({ code, value }: Pick<Fault, 'code' | 'value'>, language = 'en'): string {
  return say(language, ALL[code]).replace('{value}', () => value);
}

/** A sheet of which no row can be read. */
export class SheetFault extends Error {
  constructor(
    readonly code: FaultCode,
    readonly value = '',
    readonly row = 1,
  ) {
    super(textOf({ code, value }));
  }
}
