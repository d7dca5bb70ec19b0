import { sayAll, type English } from '../words/words';
import type { FaultReason } from './fault';
import { TOO_MANY_PAGES } from './onePdf';

/** The words of the screen of certificates, in English. */
const TEXTS = {
  title: 'Make certificates',
  lead: 'For each work a sheet on A4 paper (300 dots per inch) is made in each language that you choose, with picture, number and QR code. They are published at once: whoever asks for the number finds them. What is up to date stays as it is.',
  forbidden: 'You may not make certificates.',
  selected: 'Selected works: {count}',
  year: 'All works of a year',
  languages: 'Languages',
  make: 'Make and publish',
  cancel: 'Cancel',
  waiting: 'Waiting …',
  running: '{next} of {total} works. About {minutes} min left.',
  done: 'Done: {made} made, {unchanged} were up to date, {faults} not made.',
  cancelled: 'Cancelled after {next} of {total} works. What was made stays.',
  again: 'The page may be closed: the work goes on.',
  pdf: 'One PDF for the printer',
  zip: 'Files (ZIP)',
  tooManyPages: TOO_MANY_PAGES,
  failed: 'That did not work: {message}',
  stalled: 'The connection was lost.',
  local:
    'The QR codes will lead to {address}. Set SITE_URL to the public address before you print.',
  work: 'Work {id}',
  more: 'And {count} more.',
  about: '{what}: {text}',
} as const satisfies Record<string, English>;

const REASONS = {
  gone: 'is no longer there',
  notPublished: 'is not published',
  noNumber: 'has no certificate number',
  noPicture: 'has no public picture',
  numberTaken: 'the certificate {detail} belongs to another work',
  letters: 'there is no font for: {detail}',
  changing: 'was changed again and again meanwhile',
  failed: 'failed; those who run this website find the reason in the log',
} as const satisfies Record<FaultReason, English>;

export type CertificateTexts = Readonly<Record<keyof typeof TEXTS, string>>;
export type ReasonTexts = Readonly<Record<FaultReason, string>>;

export const certificateTexts = (language: string): CertificateTexts => sayAll(language, TEXTS);

/** Why a work got no certificate. */
export const reasonTexts = (language: string): ReasonTexts => sayAll(language, REASONS);
