'use client';

import { fill } from '@/lib/i18n/fill';
import { MOST_PAGES } from '../../certificates/onePdf';
import type { Progress } from '../../certificates/progress';
import type { CertificateTexts, ReasonTexts } from '../../certificates/texts';
import { spokenPart } from '../spokenPart';
import hidden from '../unseen.module.css';

type Props = { texts: CertificateTexts; reasons: ReasonTexts; job: Progress };

const minutesOf = ({ secondsLeft }: Progress) =>
  secondsLeft === null ? '…' : Math.max(1, Math.ceil(secondsLeft / 60));

/** How far the job is, what was not made and why, and the files. */
export function JobState({ texts, reasons, job }: Props) {
  // A CMS of the release before tells no count (0040).
  const { id, status, locales, next, total, made, unchanged, faults } = job;
  const { faultCount = faults.length } = job;
  const values = { next, total, made, unchanged, faults: faultCount, minutes: minutesOf(job) };
  const isRunning = status === 'running';
  const said = fill(texts[status], values);
  const spoken = isRunning ? spokenPart(texts.about, texts.title, { done: next, total }) : said;
  const more = faultCount - faults.length;
  const isOnePdf = (made + unchanged) * locales.length <= MOST_PAGES;
  // Without `download`: a browser would say of a refusal only that the file failed.
  const fileOf = (as: string) => `/api/certificate-jobs/${id}/files?as=${as}`;
  return (
    <section style={{ display: 'grid', gap: '1rem', inlineSize: '100%' }}>
      <progress value={next} max={total} style={{ inlineSize: '100%' }} aria-label={texts.title} />
      <p role="status" className={isRunning ? hidden.unseen : undefined}>
        {spoken}
      </p>
      {isRunning && <p>{said}</p>}
      {isRunning && <p>{texts.again}</p>}
      {faults.length > 0 && (
        <ul>
          {faults.map(({ work, reason, detail }) => (
            <li key={work}>
              <a href={`/admin/collections/albums/${work}`}>{fill(texts.work, { id: work })}</a>:{' '}
              {fill(reasons[reason], { detail })}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p>{fill(texts.more, { count: more })}</p>}
      {status === 'done' && made + unchanged > 0 && (
        <p style={{ display: 'flex', gap: '0.75rem' }}>
          {isOnePdf && (
            <a className="btn btn--style-secondary btn--size-medium" href={fileOf('pdf')}>
              {texts.pdf}
            </a>
          )}
          <a className="btn btn--style-secondary btn--size-medium" href={fileOf('zip')}>
            {texts.zip}
          </a>
          {!isOnePdf && fill(texts.tooManyPages, { value: MOST_PAGES })}
        </p>
      )}
    </section>
  );
}
