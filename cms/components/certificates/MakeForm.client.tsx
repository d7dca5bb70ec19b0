'use client';

import { Button } from '@payloadcms/ui';
import { useState, useSyncExternalStore } from 'react';
import { fill } from '@/lib/i18n/fill';
import type { CertificateTexts, ReasonTexts } from '../../certificates/texts';
import { toldOf } from '../ask';
import { KEEPS_FOCUS, useFocusKept } from '../useFocusKept.client';
import { JobState } from './JobState.client';
import { useJob } from './useJob.client';

type Props = {
  texts: CertificateTexts;
  reasons: ReasonTexts;
  work: number | null;
  years: string[];
  languages: { code: string; name: string }[];
};

/** What the list of works has left here (OfSelectionButton.client.tsx). */
function selectedWorks(): string {
  if (!location.search.startsWith('?selected')) return '[]';
  return sessionStorage.getItem('certificateWorks') ?? '[]';
}

const MAKE = 'certificates-make';

const nothingChanges = () => () => undefined;
const useSelected = (): number[] =>
  JSON.parse(useSyncExternalStore(nothingChanges, selectedWorks, () => '[]'));

/** Chooses works and languages, starts the job and shows how far it is. */
export function MakeForm({ texts, reasons, work, years, languages }: Props) {
  const selected = useSelected();
  const works = work ? [work] : selected;
  const [label, setLabel] = useState(years[0] ?? '');
  const [locales, setLocales] = useState(languages.map(({ code }) => code));
  const { job, refusal, isStarting, start, cancel } = useJob();
  const isOpen = job?.status === 'waiting' || job?.status === 'running';
  const wanted = works.length > 0 ? { works } : { label };
  const isChosen = locales.length > 0 && (works.length > 0 || label !== '');
  const isOff = isOpen || isStarting || !isChosen;
  const keepFocus = useFocusKept();

  const choose = (code: string, isOn: boolean) =>
    setLocales(isOn ? [...locales, code] : locales.filter((one) => one !== code));

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOff) void start({ ...wanted, locales });
      }}
      style={{ display: 'grid', gap: '1.25rem', justifyItems: 'start' }}
    >
      {works.length > 0 ? (
        <p>{fill(texts.selected, { count: works.length })}</p>
      ) : (
        <label>
          {texts.year}{' '}
          <select value={label} onChange={({ target }) => setLabel(target.value)} disabled={isOpen}>
            {years.map((year) => (
              <option key={year}>{year}</option>
            ))}
          </select>
        </label>
      )}
      <fieldset
        disabled={isOpen}
        style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1.5rem' }}
      >
        <legend>{texts.languages}</legend>
        {languages.map(({ code, name }) => (
          <label key={code}>
            <input
              type="checkbox"
              checked={locales.includes(code)}
              onChange={({ target }) => choose(code, target.checked)}
            />{' '}
            <span lang={code}>{name}</span>
          </label>
        ))}
      </fieldset>
      <div style={{ display: 'flex', gap: '0.75rem' }}>
        <Button id={MAKE} type="submit" disabled={isOff} extraButtonProps={KEEPS_FOCUS}>
          {texts.make}
        </Button>
        {isOpen && (
          <Button
            buttonStyle="secondary"
            onClick={() => void cancel()}
            // It goes with the end of the job, too.
            extraButtonProps={{ onFocus: () => keepFocus(MAKE) }}
          >
            {texts.cancel}
          </Button>
        )}
      </div>
      <p role="status">
        {refusal && fill(texts.failed, { message: toldOf(refusal, texts.stalled) })}
      </p>
      {job && <JobState texts={texts} reasons={reasons} job={job} />}
    </form>
  );
}
