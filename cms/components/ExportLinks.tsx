import type { ServerProps } from 'payload';
import { say } from '../words/words';
import { DownloadLinks } from './DownloadLinks.client';

/** Above a list: two links that download it. */
export const ExportLinks = ({ i18n: { language } }: ServerProps) => (
  <DownloadLinks
    labels={{
      csv: say(language, 'Download as CSV'),
      xlsx: say(language, 'Download for Excel'),
    }}
  />
);
