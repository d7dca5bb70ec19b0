/** What the CMS's screen of certificates says. */
export const en = {
  title: 'Make certificates',
  open: 'Make certificates',
  ofSelection: 'Make certificates of the {count} selected',
  lead: 'For each work a sheet on A4 paper (300 dots per inch) is made in each language that you choose, with picture, number and QR code. They are published at once: whoever asks for the number finds them. What is up to date stays as it is.',
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
  failed: 'That did not work: {message}',
  local:
    'The QR codes will lead to {address}. Set SITE_URL to the public address before you print.',
  work: 'Work {id}',
  gone: 'is no longer there',
  notPublished: 'is not published',
  noNumber: 'has no certificate number',
  noPicture: 'has no public picture',
  numberTaken: 'the certificate {detail} belongs to another work',
  letters: 'there is no font for: {detail}',
  changing: 'was changed again and again meanwhile',
  faultFailed: 'failed; those who run this website find the reason in the log',
};

export type CertificateTexts = typeof en;
