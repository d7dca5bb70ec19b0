import { fill } from '@/lib/i18n/fill';
import type { Status } from '../../imports/status';
import { spokenPart } from '../spokenPart';
import type { ImportTexts } from './texts';
import { filesIn, resultOf } from './told';
import type { Upload } from './useUpload.client';

type In = { texts: ImportTexts; language: string };

/** What was brought since the last import, and checked. What is wrong with it is an alert. */
function ofBatch({ texts, language }: In, { batch, files }: Status): string {
  if (batch.fault || batch.error) return '';
  if (batch.counts) return fill(texts.counts, batch.counts);
  return filesIn(texts, language, files);
}

/** What a screen reader says when it changes. */
export function spoken(said: In, status: Status, upload: Upload): string {
  const { texts } = said;
  const { batch, last } = status;
  if (upload.isOn) return spokenPart(texts.about, texts.filesTitle, upload);
  if (last?.phase === 'running') return spokenPart(texts.about, texts.last, last);
  if (last?.phase === 'undoing') return spokenPart(texts.about, texts.last, last.undo);
  if (batch.phase === 'checking') return texts.isChecking;
  return last && last.at >= batch.at ? resultOf(texts, last) : ofBatch(said, status);
}
